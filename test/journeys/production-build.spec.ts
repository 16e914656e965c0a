import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const WEB = resolve(__dirname, '../../dist/web');
const files = readdirSync(WEB, { recursive: true })
  .map(String)
  .filter((file) => /\.(js|css|html|json)$/.test(file));

it('has nothing in it that is for developers only', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /styleguide/i.test(file))).toEqual([]);
  const speaking = files.filter((file) =>
    /styleguide-page|Style guide/.test(readFileSync(join(WEB, file), 'utf8')),
  );
  expect(speaking).toEqual([]);
});
