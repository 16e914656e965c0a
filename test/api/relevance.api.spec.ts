import { type RelevanceQuestion, QUESTIONS, SHOTS } from '../fixtures/relevance';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

/** The least shares of questions answered by the first result, and by the first three. */
const FIRST = 0.9;
const FIRST_THREE = 0.96;

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    await app.billing.givePlan('ada@example.com', 'Gold');
    for (const { name, ...reading } of SHOTS) {
      const id = await ada.store(await uniqueImage(), name);
      await app.readings.store(id, reading);
      app.clock.advance({ minutes: 1 });
    }
  },
  { once: true },
);

/** The position of the first right answer, from 1; null when it is not on the first page. */
async function rankOf({ typed, wanted }: RelevanceQuestion): Promise<number | null> {
  const rows = await ada.call('screenshots.list', { query: { q: typed, limit: 20 } });
  const at = rows.findIndex(({ original_name }) => wanted.includes(original_name));
  return at < 0 ? null : at + 1;
}

it('finds the intended screenshot', async () => {
  const ranks = new Map<RelevanceQuestion, number | null>();
  for (const question of QUESTIONS) ranks.set(question, await rankOf(question));
  const share = (most: number, questions: readonly RelevanceQuestion[]) =>
    questions.filter((it) => (ranks.get(it) ?? Infinity) <= most).length / questions.length;
  const groups = [...new Set(QUESTIONS.map(({ group }) => group))].map((group) => {
    const members = QUESTIONS.filter((it) => it.group === group);
    return `${group.padEnd(9)} ${members.length} first ${share(1, members).toFixed(2)} first three ${share(3, members).toFixed(2)}`;
  });
  const missed = QUESTIONS.filter((it) => ranks.get(it) !== 1).map(
    ({ typed }, index) => `${index + 1}. ${typed}`,
  );
  const figures = `all ${QUESTIONS.length} first ${share(1, QUESTIONS).toFixed(3)} first three ${share(3, QUESTIONS).toFixed(3)}`;
  process.stdout.write(`${[...groups, figures, 'not first:', ...missed].join('\n')}\n`);
  expect(share(1, QUESTIONS)).toBeGreaterThanOrEqual(FIRST);
  expect(share(3, QUESTIONS)).toBeGreaterThanOrEqual(FIRST_THREE);
});
