/** Parts of a page that the rules do not tell apart: all are what the page is about. */
const CONTENT = new Set([
  'window',
  'dialog',
  'page',
  'card',
  'row',
  'figure',
  'heading',
  'form',
  'list',
]);

const isIn = (inner, outer) => {
  const [x, y] = [inner.x + inner.w / 2, inner.y + inner.h / 2];
  return x >= outer.x && x <= outer.x + outer.w && y >= outer.y && y <= outer.y + outer.h;
};

/** The role that a drawn line should get. The bar of a window behind another one belongs to what is behind. */
export function trueRole({ role, words }, regions) {
  if (role === 'bubble') return 'chat';
  if (CONTENT.has(role)) return 'main';
  const isCovered = role === 'titlebar' && isBehind(words[0].box, regions);
  return isCovered ? 'behind' : role;
}

function isBehind(box, regions) {
  const within = (names) =>
    regions.some((region) => names.includes(region.role) && isIn(box, region.box));
  return within(['behind']) && !within(['window', 'dialog']);
}
