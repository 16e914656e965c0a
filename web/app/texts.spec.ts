import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(__dirname, '..');
const files = readdirSync(WEB, { recursive: true })
  .map(String)
  .filter((file) => /texts\.ts$/.test(file));

it('files of texts hold no time-outs, page sizes or other numbers', () => {
  expect(files.length).toBeGreaterThan(20);
  const numbers = files.flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(/^(?:export )?const (\w+) = \d/gm)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  expect(numbers).toEqual([]);
});
