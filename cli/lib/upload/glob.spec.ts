import { globBase, globMatcher, ignores, isGlob } from './glob';

it.each([
  ['*.png', 'a.png', true],
  ['*.png', 'b/a.png', false],
  ['**/*.png', 'a.png', true],
  ['**/*.png', 'b/c/a.png', true],
  ['b/**', 'b/c/a.png', true],
  ['shot-?.{png,jpg}', 'shot-1.jpg', true],
  ['shot-?.{png,jpg}', 'shot-12.jpg', false],
  ['[ab].png', 'b.png', true],
  ['[!ab].png', 'b.png', false],
  ['a+(1).png', 'a+(1).png', true],
  ['a.png', 'axpng', false],
  ['image (1)*', 'image (1).png', true],
  ['*.(png|jpg)', 'a.png', false],
  ['*{.png', 'a{.png', true],
  ['"a"*', '"a".png', true],
  ['!a*', '!a.png', true],
  ['*', '.hidden', true],
])('%s and %s: %s', (pattern, path, isMatch) => {
  expect(globMatcher(pattern)(path)).toBe(isMatch);
});

it.each([
  ['shots/**/*.png', 'shots'],
  ['*.png', '.'],
  ['/*.png', '/'],
  ['/home/ada/*/a.png', '/home/ada'],
  ['shots (1)/*.png', 'shots (1)'],
])('%s begins at %s', (pattern, base) => {
  expect(globBase(pattern)).toBe(base);
});

it('ignores a bare name in every folder, and a path where it says', () => {
  const isIgnored = ignores(['node_modules', '*.tmp.png', 'drafts/*.png']);
  const paths = ['node_modules', 'a/node_modules', 'a/b.tmp.png', 'drafts/a.png', 'x/drafts/a.png'];
  expect(paths.map(isIgnored)).toEqual([true, true, true, true, false]);
});

it('takes an ordinary name literally, and ignores an empty ignore pattern', () => {
  expect(['a.png', 'image (1).png', 'a[', '!a.png'].filter(isGlob)).toEqual([]);
  expect(['*.png', 'a?', '[ab]', '{a,b}'].every(isGlob)).toBe(true);
  expect(ignores(['', '/'])('a.png')).toBe(false);
});
