import { createHash } from 'node:crypto';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let bob: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    bob = await app.person('bob@example.com');
  },
  { once: true },
);

const sha256 = (image: Buffer) => createHash('sha256').update(image).digest('hex');

it('reveals only whether a file is in one’s own workspace', async () => {
  const [hers, his] = [await uniqueImage(), await uniqueImage()];
  const id = await ada.store(hers);
  await bob.store(his);
  const body = { hashes: [sha256(hers), sha256(his)] };
  const { existing } = await ada.call('screenshots.check', { body });
  expect(existing).toEqual([{ hash: sha256(hers), screenshot_id: id }]);
});

it('looks for parts of words among the words of one’s own space', async () => {
  const many = Array.from({ length: 300 }, (_, n) => `a${n}zebu${n}`).join(' ');
  await app.readings.store(await bob.store(await uniqueImage()), {
    title: 'Zoo',
    tags: [],
    text: many,
  });
  const id = await ada.store(await uniqueImage());
  await app.readings.store(id, { title: 'Garden', tags: [], text: 'two gazebus' });
  const found = await ada.call('screenshots.list', { query: { q: 'zebu' } });
  expect(found).toMatchObject([{ id, match: { class: 'substring', words: ['gazebus'] } }]);
});
