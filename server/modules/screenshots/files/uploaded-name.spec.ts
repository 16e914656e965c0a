import fc from 'fast-check';
import { safeFileName } from './uploaded-name';

it.each([
  ['shot.png', 'shot.png'],
  ['C:\\Users\\ada\\shot.png', 'shot.png'],
  ['../../etc/passwd', 'passwd'],
  ['a%22b%0D%0Ac.png', 'a"b c.png'],
  ['a%20b.png', 'a%20b.png'],
  ['', 'image'],
  [undefined, 'image'],
  ['folder/', 'image'],
  [' \u202e ', 'image'],
])('%j becomes %j', (given, name) => {
  expect(safeFileName(given)).toBe(name);
});

it('cuts between letters, after 255 of them', () => {
  expect(safeFileName('🧾'.repeat(300))).toBe('🧾'.repeat(255));
});

it('never answers a folder, an empty name or a control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = safeFileName(given);
      expect(name).not.toMatch(/[/\\\u0000-\u001f]/);
      expect([...name].length).toBeGreaterThan(0);
      expect([...name].length).toBeLessThanOrEqual(255);
    }),
  );
});
