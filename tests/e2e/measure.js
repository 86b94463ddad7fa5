// Text that an ancestor hides, or that two elements write over one another. Whoever may scroll sideways is not cut off,
// unless it is a dialog; bars that stay in place may lie over what scrolls below them.
() => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = open ?? document.body;
  const width = document.documentElement.clientWidth;
  const name = (element) => {
    const kind = element.className instanceof SVGAnimatedString ? '' : element.className;
    return `<${element.tagName.toLowerCase()} ${kind}> ${element.textContent.trim().slice(0, 40)}`;
  };
  const found = [];
  if (document.documentElement.scrollWidth > width) found.push(`page of ${document.documentElement.scrollWidth} pixels`);
  if (open && open.scrollWidth > open.clientWidth + 1) found.push(`dialog scrolls sideways: ${name(open)}`);
  const chain = (element) => {
    const all = [];
    for (let at = element; at; at = at.parentElement) all.push(at);
    return all;
  };
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent.trim();
    if (text === '' || node.parentElement.closest('.hidden-text, svg, option, script, style, .skip')) continue;
    if (!node.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    const up = chain(node.parentElement);
    const styles = up.map((element) => getComputedStyle(element));
    if (styles.some((style) => style.clipPath === 'inset(50%)')) continue;
    const scrolls = styles.findIndex((style) => ['auto', 'scroll'].includes(style.overflowX));
    const reach = scrolls < 0 || (open && up[scrolls] === open) ? up.length : scrolls;
    for (const box of boxes) {
      if (reach === up.length && (box.left < -1 || box.right > width + 1)) found.push(`outside the window: ${text}`);
      for (let at = 0; at < reach; at += 1) {
        const clips = ['hidden', 'clip'].includes(styles[at].overflowX) || ['hidden', 'clip'].includes(styles[at].overflowY);
        if (!clips) continue;
        const frame = up[at].getBoundingClientRect();
        const slack = 2 + (box.height - parseFloat(styles[0].fontSize)) / 2;
        if (box.left < frame.left - 1 || box.right > frame.right + 1) found.push(`cut off sideways: ${text} in ${name(up[at])}`);
        if (box.top < frame.top - slack || box.bottom > frame.bottom + slack) found.push(`cut off: ${text} in ${name(up[at])}`);
      }
    }
    if (styles[0].textOverflow === 'ellipsis' && up[0].scrollWidth > up[0].clientWidth + 1) found.push(`shortened: ${text}`);
    const layer = up.find((element, at) => ['sticky', 'fixed'].includes(styles[at].position)) ?? root;
    const strip = scrolls < 0 ? null : up[scrolls];
    // What a scrolling box hides is not on the screen and lies over nothing.
    const seen = strip === null || strip === open ? boxes : boxes.filter((box) => {
      const frame = strip.getBoundingClientRect();
      return box.bottom > frame.top && box.top < frame.bottom && box.right > frame.left && box.left < frame.right;
    });
    texts.push({ text, boxes: seen, layer, parent: node.parentElement, font: parseFloat(styles[0].fontSize) });
  }
  for (const button of root.querySelectorAll('button, .button, .chip > span, select')) {
    if (!button.checkVisibility()) continue;
    if (button.scrollWidth > button.clientWidth + 1) found.push(`too long for its button: ${name(button)}`);
  }
  // A line's box is higher than its letters, and only letters over letters cannot be read. From the top down, so that
  // a line is held against those near it alone.
  const lines = texts.flatMap(({ boxes, font, ...one }) => boxes.map((box) => {
    const inset = Math.max(0, (box.height - font) / 2);
    return { ...one, top: box.top + inset, bottom: box.bottom - inset, left: box.left, right: box.right };
  })).sort((a, b) => a.top - b.top);
  for (const [at, a] of lines.entries()) {
    for (let next = at + 1; next < lines.length && lines[next].top < a.bottom - 2; next += 1) {
      const b = lines[next];
      if (a.layer !== b.layer || a.parent === b.parent || Math.min(a.bottom, b.bottom) - b.top <= 2) continue;
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2) found.push(`"${a.text.slice(0, 40)}" over "${b.text.slice(0, 40)}"`);
    }
  }
  for (const { text } of texts) {
    if (/\{\s*\$|\[object|undefined|NaN|^null$/.test(text)) found.push(`not a text: ${text}`);
  }
  for (const element of root.querySelectorAll('button, a[href], input, select, [role=button]')) {
    if (!element.checkVisibility()) continue;
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    if (label.trim() === '' && !element.getAttribute('aria-labelledby')) found.push(`no name: ${element.outerHTML.slice(0, 80)}`);
  }
  return [...new Set(found)];
}
