// A picture of how a game ended, drawn here, to be shared: title, ranking, and where to see it again.

export interface Card {
  title: string;
  about: string;
  cover: string | undefined;
  rows: { place: number; name: string; points: string }[];
  /** What is worth telling, in the place of a ranking. */
  says?: string;
  /** Where the game can be seen again, if it may. */
  link: string;
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 56];
const COVER = { width: 300, height: 360 };
const DISPLAY = "Fraunces, serif";
const TEXT = '"Atkinson Hyperlegible", sans-serif';
const SAYS = `38px ${TEXT}`;
const COLORS = { ground: "#1a1420", panel: "#261d2e", chalk: "#f6ecd9", faded: "#c9b79c", brass: "#e5b84b" };

/** The picture, as PNG. */
export async function drawn(card: Card): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = COLORS.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const cover = card.cover ? await pictureOf(card.cover) : undefined;
  if (cover) pen.drawImage(cover, EDGE, (HEIGHT - COVER.height) / 2, COVER.width, COVER.height);
  const left = cover ? EDGE + COVER.width + EDGE : EDGE;
  write(pen, card.title, left, 104, `650 52px ${DISPLAY}`, COLORS.chalk, WIDTH - left - EDGE);
  write(pen, card.about, left, 150, `26px ${TEXT}`, COLORS.faded, WIDTH - left - EDGE);
  card.rows.forEach((row, number) => drawRow(pen, row, left, 190 + number * 62));
  linesOf(pen, card.says ?? "", WIDTH - left - EDGE).forEach((line, number) =>
    write(pen, line, left, 236 + number * 52, SAYS, COLORS.chalk, WIDTH - left - EDGE),
  );
  write(pen, card.link, left, HEIGHT - 40, `24px ${TEXT}`, COLORS.faded, WIDTH - left - EDGE);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** A text in lines that are no wider than this. */
function linesOf(pen: CanvasRenderingContext2D, text: string, most: number): string[] {
  pen.font = SAYS;
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 6);
}

function drawRow(
  pen: CanvasRenderingContext2D,
  { place, name, points }: Card["rows"][number],
  left: number,
  top: number,
): void {
  const right = WIDTH - EDGE;
  pen.fillStyle = COLORS.panel;
  pen.beginPath();
  pen.roundRect(left, top, right - left, 54, 10);
  pen.fill();
  const color = place === 1 ? COLORS.brass : COLORS.chalk;
  write(pen, String(place), left + 20, top + 38, `650 32px ${DISPLAY}`, color, 40);
  write(pen, name, left + 76, top + 38, `30px ${TEXT}`, color, right - left - 330);
  pen.textAlign = "right";
  write(pen, points, right - 20, top + 38, `30px ${TEXT}`, color, 230);
  pen.textAlign = "left";
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  color: string,
  most: number,
): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, x, y, most);
}

function pictureOf(address: string): Promise<HTMLImageElement | undefined> {
  return new Promise((done) => {
    const picture = new Image(COVER.width, COVER.height);
    picture.onload = () => done(picture);
    picture.onerror = () => done(undefined);
    picture.src = address;
  });
}
