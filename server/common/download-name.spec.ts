import { downloadName } from './download-name';

it.each([
  ['x.exe', 'image/png', 'x.png'],
  ['x.png', 'image/png', 'x.png'],
  ['X.PNG', 'image/png', 'X.PNG'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.JPG', 'image/jpeg', 'photo.JPG'],
  ['photo.jfif', 'image/jpeg', 'photo.jfif'],
  ['photo.jpg', 'image/png', 'photo.png'],
  ['scan.tiff', 'image/tiff', 'scan.tiff'],
  ['IMG_1.HEIF', 'image/heic', 'IMG_1.HEIF'],
  ['x.html.svg', 'image/gif', 'x.html.gif'],
  ['x.exe. .', 'image/png', 'x.png'],
  ['invoice\u202egnp.exe', 'image/png', 'invoicegnp.png'],
  ['a\u0000b\u009f\u200e\u200f\u2066\u2069\u202a.png', 'image/png', 'ab.png'],
  ['Screenshot 2026.11.20', 'image/png', 'Screenshot 2026.11.20.png'],
  ['no ending', 'image/webp', 'no ending.webp'],
  ['.exe', 'image/png', 'image.png'],
  ['...', 'image/png', 'image.png'],
  ['Grüße 写真.png', 'image/png', 'Grüße 写真.png'],
  ['family 👨‍👩‍👧.png', 'image/png', 'family 👨‍👩‍👧.png'],
  [`${'x'.repeat(255)}`, 'image/png', `${'x'.repeat(251)}.png`],
  ['as it is.bin', 'application/octet-stream', 'as it is.bin'],
])('saves %j of %s as %j', (name, type, saved) => {
  expect(downloadName(name, type)).toBe(saved);
});
