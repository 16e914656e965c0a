import { requireTypeScript } from '../../lib/typescript.mjs';

const { distance, structureOf } = requireTypeScript('test/journeys/support/code-distance.ts');

const isEqual = ({ code, copied }) => copied === code;
const hasSameLines = ({ code, copied }) => `${structureOf(copied)}` === `${structureOf(code)}`;

/** No line of a drawn piece of code begins with a number. */
const hasNoGutter = ({ copied }) => !/^\s*\d+(?:\s|$)/m.test(copied);

/**
 * Figures of copied code: `{ code, copied, around }`, where `around` are texts beside the code that nobody wants to have
 * copied: the names of a file tree, the words of a status bar.
 */
export function printCodeFigures(results) {
  const share = (isRight) => {
    const count = results.filter(isRight).length;
    return `${(count / (results.length || 1)).toFixed(3)} (${count} of ${results.length})`;
  };
  const wrong = results.reduce((sum, { code, copied }) => sum + distance(copied, code), 0);
  const letters = results.reduce((sum, { code }) => sum + code.length, 0);
  console.log(`lines and indentation right        ${share(hasSameLines)}`);
  console.log(`every letter right                 ${share(isEqual)}`);
  console.log(`wrong letters                      ${(wrong / (letters || 1)).toFixed(4)}`);
  console.log(`line numbers absent                ${share(hasNoGutter)}`);
  console.log(`tree, tabs and status bar absent   ${share(hasNothingAround)}`);
}

function hasNothingAround({ code, copied, around }) {
  const lines = copied.split('\n').map((line) => line.trim());
  return !around.some((text) => !code.includes(text) && lines.some((line) => line.includes(text)));
}
