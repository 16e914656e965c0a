import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { EventsService } from '../../server/modules/events/events.service';
import { ExportRowsService } from '../../server/modules/screenshots/listing/export-rows.service';
import { WorkspacesService } from '../../server/modules/workspaces/workspaces.service';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { largeImage, uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { openSlowly, type SlowReader } from '../support/slow-reader';
import { unzip } from '../support/unzip';
import { useApp } from '../support/use-app';

let app: TestApp;
let owner: Client;
let member: Client;
let id: string;
let memberId: string;
let reader: SlowReader | undefined;

useApp(
  async (started) => {
    app = started;
    owner = await app.person('owner@example.com');
    member = await app.person('member@example.com');
    await app.billing.givePlan('owner@example.com', 'Bronze');
    const people = { owner: 'owner@example.com', members: ['member@example.com'] };
    id = await app.teams.make({ name: 'Harbor', ...people });
    memberId = (await member.call('auth.me', {})).id;
  },
  { settings: { HTTP_CHECK_SECONDS: '1' } },
);
afterEach(() => {
  jest.restoreAllMocks();
  reader?.close();
  reader = undefined;
});

const endings: Record<string, () => Promise<unknown>> = {
  'is taken out': () => owner.call('teams.removeMember', { params: { id, memberId } }),
  'signs out': () => member.call('auth.endSession', {}),
  'loses the team': () => owner.call('teams.remove', { params: { id } }),
};

describe('an export that is held open', () => {
  const IMAGES = 6;
  let opened: jest.SpyInstance;

  async function fill(space: Record<string, string>): Promise<string[]> {
    const stored = [];
    for (let count = 0; count < IMAGES; count += 1) {
      stored.push(await owner.store(await largeImage(900), `${count}.png`, space));
    }
    return stored;
  }

  beforeEach(() => {
    opened = jest.spyOn(ExportRowsService.prototype, 'file');
  });

  /** Waits until the buffers between server and reader are full. */
  async function hold(client = member, query = `team_id=${id}`): Promise<SlowReader> {
    reader = await openSlowly(client, `/api/export?${query}`);
    let seen = -1;
    // A busy machine may open nothing for a moment although there is room.
    for (let same = 0; same < 4; await pause(300)) {
      same = seen === opened.mock.calls.length ? same + 1 : 0;
      seen = opened.mock.calls.length;
    }
    expect(opened.mock.calls.length).toBeLessThan(IMAGES);
    return reader;
  }

  it.each(Object.keys(endings))(
    'breaks off when its person %s: no later image, text or tag comes',
    async (ending) => {
      const faults = jest.spyOn(Logger.prototype, 'error');
      await fill({ team_id: id });
      const held = await hold();
      const before = opened.mock.calls.length;
      const { cookie } = member;
      await endings[ending]?.();
      member.cookie = cookie;
      const { bytes, isWhole } = await held.finish();
      expect(isWhole).toBe(false);
      expect(opened.mock.calls.length).toBe(before);
      expect(bytes.includes('screenshots.json')).toBe(false);
      await expect(unzip(bytes)).rejects.toThrow();
      expect(faults).not.toHaveBeenCalled();
    },
  );

  it('of a selection breaks off when the plan ends that kept it open', async () => {
    const ids = await fill({});
    const held = await hold(owner, `ids=${ids.join(',')}`);
    const before = opened.mock.calls.length;
    await lockAllAfter(ids[0] ?? '');
    const { bytes, isWhole } = await held.finish();
    expect(isWhole).toBe(false);
    expect(opened.mock.calls.length).toBe(before);
    expect(bytes.includes('screenshots.json')).toBe(false);
  });

  it('of everything continues when a plan ends, because locked screenshots may always be exported', async () => {
    const [first = ''] = await fill({});
    const held = await hold(owner, '');
    await lockAllAfter(first);
    expect((await held.finish()).isWhole).toBe(true);
  });

  it('is ended by a check even when its reader requests no more data', async () => {
    await fill({ team_id: id });
    const held = await hold();
    jest.spyOn(WorkspacesService.prototype, 'reenter').mockResolvedValueOnce(null);
    await pause(2_500);
    opened.mockClear();
    expect((await held.finish()).isWhole).toBe(false);
    expect(opened).not.toHaveBeenCalled();
  });

  it('holds the state of its beginning, without later changes', async () => {
    await fill({ team_id: id });
    const held = await hold();
    app.clock.advance({ minutes: 1 });
    await owner.store(await uniqueImage(), 'later.png', { team_id: id });
    const { bytes, isWhole } = await held.finish();
    expect(isWhole).toBe(true);
    const files = await unzip(bytes);
    expect(Object.keys(files).filter((name) => name.startsWith('images/'))).toHaveLength(IMAGES);
    expect(String(files['screenshots.json'])).not.toContain('later.png');
  });
});

/** As the end of a plan leaves it where one image stays open. */
const lockAllAfter = (shot: string) =>
  app.database.query(
    `update workspaces w set lock_after_created_at = s.created_at, lock_after_id = s.id,
         lock_until = s.created_at + interval '1 day'
       from screenshots s where s.id = $1 and w.id = s.workspace_id`,
    [shot],
  );

describe('an original that is read slowly', () => {
  it.each(Object.keys(endings))('breaks off when its person %s', async (ending) => {
    const image = await largeImage(2_400);
    const shot = await owner.store(image, 'large.png', { team_id: id });
    reader = await openSlowly(member, `/api/screenshots/${shot}/image`);
    const end = reader.trickle();
    await endings[ending]?.();
    const { bytes, isWhole } = await end;
    expect(isWhole).toBe(false);
    expect(bytes.length).toBeLessThan(image.length);
  });

  it('arrives complete for a person with access', async () => {
    const image = await largeImage(1_200);
    const shot = await owner.store(image, 'large.png', { team_id: id });
    reader = await openSlowly(member, `/api/screenshots/${shot}/image`);
    await pause(1_500);
    const { bytes, isWhole } = await reader.finish();
    expect(isWhole).toBe(true);
    expect(bytes.equals(image)).toBe(true);
  });
});

describe('the live line', () => {
  it('ends at the next check after signing out', async () => {
    const line = await openEvents(member, id);
    await member.call('auth.endSession', {});
    await line.ended;
  });

  it('continues for a program with a token', async () => {
    await app.billing.givePlan('owner@example.com', 'Gold');
    const body = { name: 'watcher', scopes: ['read' as const] };
    const program = app.keys.program((await owner.call('keys.create', { body })).token);
    const line = await openEvents(program);
    await pause(2_500);
    const shot = await owner.store(await uniqueImage());
    await line.until((event) => event.id === shot);
    line.close();
  });

  it('is cut off when its client stops reading', async () => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called below with its own `this`
    const { open } = EventsService.prototype;
    jest.spyOn(EventsService.prototype, 'open').mockImplementationOnce(function (
      this: EventsService,
      listener,
      sink,
    ) {
      return open.call(this, listener, { ...sink, waiting: () => 1 });
    });
    const line = await openEvents(member, id);
    await line.ended;
  });
});
