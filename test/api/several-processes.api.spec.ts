import type { ScreenshotEvent } from '../../server/contract/events';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const AT_ONCE_MS = 3_000;

let app: TestApp;
let twin = '';
useApp(async (started) => {
  app = started;
  twin ||= await app.startTwin();
});

const elsewhere = (client: Client) => client.at(twin);

async function soon(what: Promise<unknown>): Promise<void> {
  const late = new Promise((_done, fail) =>
    setTimeout(() => fail(new Error('not heard in time')), AT_ONCE_MS).unref(),
  );
  await Promise.race([what, late]);
}

it('accepts a session that was opened at another process, until it is closed there', async () => {
  const ada = await app.person('ada@example.com');
  const there = elsewhere(ada);
  expect((await there.call('auth.me', {})).email).toBe('ada@example.com');
  await ada.send('auth.endSession');
  expect((await there.send('auth.me')).status).toBe(401);
});

it('announces at one process a change made at another', async () => {
  const ada = await app.person('ada@example.com');
  const line = await openEvents(elsewhere(ada));
  const id = await ada.store(await uniqueImage());
  await soon(line.until((event) => event.id === id && event.change === 'created'));
  line.close();
});

it('tells a line what has changed since the rows of its page were read', async () => {
  const ada = await app.person('ada@example.com');
  const there = elsewhere(ada);
  const early = await openEvents(there);
  const id = await ada.store(await uniqueImage());
  const isRenamed = (event: ScreenshotEvent) => event.id === id && event.change === 'updated';
  // A page that missed a new row is told to read its lists again instead.
  await soon(early.until((event) => event.id === id && event.change === 'created'));
  const loadedAt = Date.now();
  await ada.call('screenshots.update', { params: { id }, body: { ai_generated_title: 'Renamed' } });
  await soon(early.until(isRenamed));
  early.close();
  const late = await openEvents(there, '', Date.now() - loadedAt);
  await soon(late.until(isRenamed));
  late.close();
  const unknown = await openEvents(there, '', 3_600_000);
  await soon(unknown.untilGap());
  unknown.close();
});

it('hangs up at every process when a membership ends at one', async () => {
  const [owner, member] = [
    await app.person('owner@example.com'),
    await app.person('member@example.com'),
  ];
  const team = { name: 'Crew', owner: 'owner@example.com', members: ['member@example.com'] };
  const id = await app.teams.make(team);
  const line = await openEvents(elsewhere(member), id);
  await member.call('teams.leave', { params: { id } });
  await soon(line.ended);
  expect((await elsewhere(owner).send('screenshots.list', { query: { team_id: id } })).status).toBe(
    200,
  );
});

it('makes one thumbnail in several processes at the same moment', async () => {
  const ada = await app.person('ada@example.com');
  for (let n = 0; n < 4; n += 1) {
    const id = await ada.store(await uniqueImage());
    const path = `/api/screenshots/${id}/image?w=320`;
    const answers = await Promise.all(
      [ada, elsewhere(ada), ada, elsewhere(ada)].map((client) => client.fetch(path)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(1);
  }
});

it('stores an image once that arrives at both processes, and counts it once', async () => {
  const ada = await app.person('ada@example.com');
  await ada.call('screenshots.list', {});
  const image = await uniqueImage();
  const answers = await Promise.all(
    [ada, elsewhere(ada), ada, elsewhere(ada)].map((client) => client.upload(image)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await app.screenshots.drift()).toEqual([]);
});
