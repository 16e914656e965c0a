import { CARDS_PER_PAGE } from '../../server/contract/limits';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { sentDuring, type SentStatement } from '../support/sent-statements';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
  // The first request makes the personal space.
  await ada.store(await uniqueImage());
});

/** The cards of a page, as the gallery asks for them. */
const CARDS = { limit: CARDS_PER_PAGE, fields: 'card' } as const;

const titles = (sent: readonly SentStatement[]) => sent.map(({ title }) => title);
const ofPlans = (sent: readonly SentStatement[]) =>
  sent.filter(({ text }) => /\bplans\b/.test(text)).length;

const uploaded = async (fields: Record<string, string>) => {
  const image = await uniqueImage();
  return sentDuring(() => ada.store(image, 'shot.png', fields));
};

describe('the statements of an upload', () => {
  // Each has a reason of its own. The allowance comes twice, because only what is read under the lock decides.
  it('are these and no other', async () => {
    expect(titles(await uploaded({ team_id: 'null' }))).toEqual([
      'session of token',
      'allowance of person',
      'twin of bytes',
      'begin',
      'lock of workspace',
      'insert screenshot',
      'allowance of person',
      'take upload',
      'count shots 1',
      'search row of new screenshot',
      'record for live collections',
      'enqueue',
      'publish',
      'commit',
      'one screenshot',
    ]);
  });

  it('read the plan of a team’s owner once under the lock', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const { id } = await ada.call('teams.create', { body: { name: 'Team' } });
    const sent = await uploaded({ team_id: id });
    expect(ofPlans(sent.filter(({ isInTransaction }) => isInTransaction))).toBe(1);
    // Before the bytes, and after them, because the team may have been paused meanwhile.
    expect(ofPlans(sent.filter(({ isInTransaction }) => !isInTransaction))).toBe(2);
  });
});

describe('the statements of a gallery', () => {
  it('are one for the person and one for a page', async () => {
    const sent = await sentDuring(() => ada.call('screenshots.list', { query: CARDS }));
    expect(titles(sent)).toEqual(['session of token', 'newest light first']);
  });

  it('are one for the person and one for the file of a thumbnail', async () => {
    const id = await ada.store(await uniqueImage());
    const look = () => ada.fetch(`/api/screenshots/${id}/image?w=320`);
    // The first look makes it.
    await look();
    const sent = await sentDuring(look);
    expect(titles(sent)).toEqual(['session of token', 'file for member']);
  });
});
