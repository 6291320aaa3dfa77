// Every text in sight with its color and what lies behind it, from the bottom up. Of a gradient each of its colors counts once.
() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, svg * { pointer-events: all !important; }"); // so that the browser tells all that lies at a place
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();

  function color(text) {
    if (!known.has(text)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = text;
      pen.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
      known.set(text, [r, g, b, a / 255]);
    }
    return known.get(text);
  }

  const over = ([r, g, b, a], under) => [r, g, b].map((part, place) => part * a + under[place] * (1 - a));
  const isDrawn = (one) => one instanceof SVGElement && !(one instanceof SVGSVGElement);

  function stops(fill) {
    const gradient = document.getElementById(/url\("?#([^")]+)/.exec(fill)?.[1] ?? "");
    return [...(gradient?.querySelectorAll("stop") ?? [])].map((stop) => {
      const style = getComputedStyle(stop);
      const [r, g, b, a] = color(style.stopColor);
      return [r, g, b, a * Number(style.stopOpacity)];
    });
  }

  /** What an element paints behind others: one color, several of a gradient, or nothing. */
  function paints(one) {
    if (one.matches("use, text, g, defs *")) return [];
    const style = getComputedStyle(one);
    const found = isDrawn(one) ? style.fill : style.backgroundColor;
    if (found === "none") return [];
    if (found.startsWith("url")) return stops(found);
    const [r, g, b, a] = color(found);
    return a ? [[r, g, b, a * Number(style.fillOpacity) * Number(style.opacity)]] : [];
  }

  function behind(text, stack) {
    const below = stack.map(paints).filter((layer) => layer.length);
    if (!isDrawn(text)) below.unshift(paints(text).length ? paints(text) : [[0, 0, 0, 0]]);
    const ground = color(getComputedStyle(document.documentElement).getPropertyValue("--ground").trim()).slice(0, 3);
    return below.reverse().reduce((grounds, layer) => layer.flatMap((one) => grounds.map((under) => over(one, under))).slice(0, 8), [ground]);
  }

  const texts = [...document.querySelectorAll("body *")].filter(
    (one) =>
      [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()) &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".unseen, script, noscript, :disabled"),
  );
  const found = texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!box.width || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
    const stack = document.elementsFromPoint(x, y);
    if (!stack.includes(text)) return [];
    const style = getComputedStyle(text);
    const front = color(isDrawn(text) ? style.fill : style.color);
    return behind(text, stack.slice(stack.indexOf(text) + 1)).map((ground) => ({
      says: text.textContent.trim().slice(0, 40),
      drawn: isDrawn(text),
      front: over(front, ground),
      behind: ground,
      px: parseFloat(style.fontSize),
      bold: Number(style.fontWeight) >= 700,
    }));
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return found;
}
