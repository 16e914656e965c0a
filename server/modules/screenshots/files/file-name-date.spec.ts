import fc from 'fast-check';
import { dateInFileName } from './file-name-date';

it.each([
  ['Screenshot 2026-05-03 at 14.07.09.png', '2026-05-03T14:07:09'],
  ['Screenshot 2026-05-03 at 2.07.09\u202fPM.png', '2026-05-03T14:07:09'],
  ['Screenshot 2026-05-03 at 12.07.09 AM.png', '2026-05-03T00:07:09'],
  ['Screenshot 2026-05-03 at 12.07.09 PM.png', '2026-05-03T12:07:09'],
  ['Bildschirmfoto 2026-05-03 um 14.07.09.png', '2026-05-03T14:07:09'],
  ['Captura de pantalla 2026-05-03 a las 9.png', '2026-05-03T00:00:00'],
  ['Screenshot from 2026-05-03 14-07-09.png', '2026-05-03T14:07:09'],
  ['Screenshot_20260503_140709.png', '2026-05-03T14:07:09'],
  ['Screenshot_20260503-140709_Chrome.jpg', '2026-05-03T14:07:09'],
  ['Screenshot_2026-05-03-14-07-09-123_com.app.jpg', '2026-05-03T14:07:09'],
  ['2026-05-03T14:07:09.png', '2026-05-03T14:07:09'],
  ['receipt 2026.05.03.png', '2026-05-03T00:00:00'],
])('%s was taken at %s', (name, at) => {
  expect(dateInFileName(name)).toBe(at);
});

it.each([
  ['no date', 'holiday.png'],
  ['eight digits, which are as often a number', 'order 20260503.png'],
  ['a longer number', '120260503_140709.png'],
  ['a year of another century', '2126-05-03.png'],
  ['no month', '2026-23-03.png'],
  ['no hour', 'Screenshot_20260503_250709.png'],
])('%s: nothing in %s', (_reason, name) => {
  expect(dateInFileName(name)).toBeNull();
});

it('finds every time that phones write into file names', () => {
  const moments = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.stringMatching(/^[A-Za-z_ ]{0,12}$/), (moment, words) => {
      const at = moment.toISOString().slice(0, 19);
      const compact = at.replace(/[-:]/g, '').replace('T', '_');
      expect(dateInFileName(`${words}${compact}.png`)).toBe(at);
    }),
  );
});
