// Everything that can be touched and is smaller than a finger; links and rule numbers inside a sentence are as high as its line.
() => {
  const inSentence = ".rule, p a, li a, p button, td a";
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".unseen");
  return [...document.querySelectorAll("button, a, input, select, summary, [role=button]")]
    .filter((one) => (seen(one) || one.matches("label input")) && !one.matches(inSentence))
    .map((one) => ({ one, box: (one.closest("label") ?? one).getBoundingClientRect() }))
    .filter(({ box }) => box.width && (box.width < 43.5 || box.height < 43.5))
    .map(({ one, box }) => `${one.className} ${one.textContent.trim().slice(0, 30)} ${box.width.toFixed()} x ${box.height.toFixed()}`);
}
