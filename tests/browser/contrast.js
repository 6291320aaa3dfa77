// Every text in sight with its color, and the color of all that lies behind it at its middle.
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

  /** The color of a gradient at a place: between the stops before and after it. */
  function shade(one, fill, [x, y]) {
    const gradient = document.getElementById(/url\("?#([^")]+)/.exec(fill)?.[1] ?? "");
    if (!(gradient instanceof SVGRadialGradientElement)) return [];
    const box = one.getBoundingClientRect();
    const part = (length) => length.baseVal.valueInSpecifiedUnits / (length.baseVal.unitType === 2 ? 100 : 1);
    const across = (x - box.x) / box.width - part(gradient.cx);
    const down = (y - box.y) / box.height - part(gradient.cy);
    const place = Math.hypot(across, down) / part(gradient.r);
    const stops = [...gradient.querySelectorAll("stop")].map((stop) => {
      const { stopColor, stopOpacity } = getComputedStyle(stop);
      const [r, g, b, a] = color(stopColor);
      return { at: stop.offset.baseVal, paint: [r, g, b, a * Number(stopOpacity)] };
    });
    const after = stops.findIndex(({ at }) => at >= place);
    if (after <= 0) return [(stops[after] ?? stops.at(-1)).paint];
    const [low, high] = [stops[after - 1], stops[after]];
    const share = (place - low.at) / (high.at - low.at || 1);
    return [low.paint.map((one, index) => one + (high.paint[index] - one) * share)];
  }

  /** What a symbol is painted with, by its first shape. */
  function painted(symbol) {
    const shape = [...(document.querySelector(symbol)?.querySelectorAll("*") ?? [])].find((one) => getComputedStyle(one).fill !== "none");
    return shape ? [color(getComputedStyle(shape).fill)] : [];
  }

  /** What an element paints at a place behind others: a color, or nothing. */
  function paints(one, at) {
    if (one.matches("text, g, defs *")) return [];
    if (one.matches("use")) return painted(one.getAttribute("href"));
    const style = getComputedStyle(one);
    const found = isDrawn(one) ? style.fill : style.backgroundColor;
    if (found === "none") return [];
    if (found.startsWith("url")) return shade(one, found, at);
    const [r, g, b, a] = color(found);
    return a ? [[r, g, b, a * Number(style.fillOpacity) * Number(style.opacity)]] : [];
  }

  function behind(text, below, at) {
    const layers = [...(isDrawn(text) ? [] : [text]), ...below].flatMap((one) => paints(one, at));
    const ground = color(getComputedStyle(document.documentElement).getPropertyValue("--ground").trim()).slice(0, 3);
    return layers.reverse().reduce((under, layer) => over(layer, under), ground);
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
    const ground = behind(text, stack.slice(stack.indexOf(text) + 1), [x, y]);
    const style = getComputedStyle(text);
    const front = over(color(isDrawn(text) ? style.fill : style.color), ground);
    return [{ says: text.textContent.trim().slice(0, 40), drawn: isDrawn(text), front, behind: ground, px: parseFloat(style.fontSize), bold: Number(style.fontWeight) >= 700 }];
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return found;
}
