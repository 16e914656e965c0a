import type { Screenshot } from '../../server/contract/screenshots';
import type { TestApp } from '../support/app';
import { textImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let id: string;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    id = await ada.store(await textImage(['Quarterly budget review', 'Due on 14 March 2026']));
    await ada.send('processing.process', { params: { id } });
  },
  { once: true, worker: true },
);

const get = (client = ada) => client.call('screenshots.get', { params: { id } });
const find = ({ evidence = [] }: Screenshot, of: 'title' | 'tag' | 'date', value?: string) =>
  evidence.find((each) => each.of === of && (value === undefined || each.value === value));

it('returns reasons and positions, but only in the answer for one screenshot', async () => {
  const row = await get();
  const date = find(row, 'date', '2026-03-14');
  expect(date?.words.map(({ text }) => text).join(' ')).toBe('14 March 2026');
  for (const word of date?.words ?? []) {
    expect(word.w).toBeGreaterThan(0);
    expect(word.x + word.w).toBeLessThanOrEqual(row.width);
  }
  expect(find(row, 'title')?.value).toBe(row.ai_generated_title);
  for (const { tag_name } of row.tags) expect(find(row, 'tag', tag_name)).toBeDefined();
  const [listed] = await ada.call('screenshots.list', {});
  expect(listed).not.toHaveProperty('evidence');
});

it('chooses what the thumbnail shows, also in lists', async () => {
  const { crop } = await get();
  expect(crop).toEqual({ x: expect.any(Number) as number, y: expect.any(Number) as number });
  const [listed] = await ada.call('screenshots.list', { query: { fields: 'card' } });
  expect(listed?.crop).toEqual(crop);
  const unread = await ada.store(await textImage(['Not read yet']));
  const row = await ada.call('screenshots.get', { params: { id: unread } });
  expect(row.crop).toBeNull();
});

it('returns no evidence for a person’s own choices', async () => {
  const { tags, ai_generated_title: title } = await get();
  const [first] = tags.map(({ tag_name }) => tag_name);
  await ada.call('screenshots.putTags', { params: { id }, body: { tags: [first, 'mine'] } });
  // The same words, but now the person typed them.
  const body = { ai_generated_title: title! };
  await ada.call('screenshots.update', { params: { id }, body });
  const dates = { params: { id }, body: { extracted_date: '2026-04-01' } };
  await ada.call('screenshots.addDate', dates);

  const row = await get();
  expect(find(row, 'title')).toBeUndefined();
  expect(find(row, 'tag', 'mine')).toBeUndefined();
  expect(find(row, 'tag', first)).toBeDefined();
  expect(find(row, 'date', '2026-04-01')).toBeUndefined();
  expect(find(row, 'date', '2026-03-14')).toBeDefined();
});

it('gives the parts of the page, only in the answer for one screenshot', async () => {
  const row = await get();
  const text = row.blocks?.map((block) => block.text).join('\n');
  expect(text).toContain('Quarterly budget review');
  for (const { kind, box } of row.blocks ?? []) {
    expect(kind).toBe('text');
    expect(box.x + box.w).toBeLessThanOrEqual(row.width);
  }
  const [listed] = await ada.call('screenshots.list', {});
  expect(listed).not.toHaveProperty('blocks');
});
