import { ExportNames } from './export-names';

it.each([
  ['a.png', 'a.png'],
  ['a/b\\c:d.png', 'a_b_c_d.png'],
  ['CON.png', '_CON.png'],
  ['...', 'image'],
  ['name. ', 'name'],
  ['a\u0000\u202eb.png', 'ab.png'],
  [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(145)}.jpeg`],
])('writes %j as %j', (given, wanted) => {
  expect(new ExportNames().next(given)).toBe(wanted);
});

it('gives every file a different name, regardless of case', () => {
  const names = new ExportNames();
  const given = ['a.png', 'A.png', 'a.png', 'a (2).png'];
  const written = given.map((name) => names.next(name).toLowerCase());
  expect(new Set(written).size).toBe(4);
});

it('numbers many equal names without counting through those before', () => {
  const names = new ExportNames();
  const looks = jest.spyOn(Set.prototype, 'has');
  const written = Array.from({ length: 2_000 }, () => names.next('Screenshot.png'));
  const count = looks.mock.calls.length;
  looks.mockRestore();
  expect(new Set(written).size).toBe(2_000);
  expect(written.at(-1)).toBe('Screenshot (2000).png');
  expect(count).toBeLessThan(3 * 2_000);
});
