import { gatherEntries, activitySentence } from './activity.model';
import { anEntry } from './testing/factories';

const cem = { id: 'cem', name: 'Cem' };

describe('entries of one person in a row', () => {
  it('become one line, on one day', () => {
    const lines = gatherEntries([
      anEntry({ id: '5', screenshot_id: 'e' }),
      anEntry({ id: '4', screenshot_id: 'd' }),
      anEntry({ id: '3', actor: cem, screenshot_id: 'c' }),
      anEntry({ id: '2', screenshot_id: 'b', created_at: '2026-11-13T12:00:00.000Z' }),
      anEntry({ id: '1', screenshot_id: 'a', created_at: '2026-11-11T12:00:00.000Z' }),
    ]);
    expect(lines.map(({ id, count, screenshot_id: shot }) => [id, count, shot])).toEqual([
      ['5', 2, null],
      ['3', 1, 'c'],
      ['2', 1, 'b'],
      ['1', 1, 'a'],
    ]);
  });

  it.each(['copied_in', 'moved_in', 'moved_out'] as const)('are counted for %s, too', (kind) => {
    const copies = ['c', 'b', 'a'].map((id) => anEntry({ id, kind, screenshot_id: id }));
    const [line, ...others] = gatherEntries([...copies, anEntry({ kind: 'uploaded' })]);
    expect(line).toMatchObject({ id: 'c', kind, count: 3, screenshot_id: null });
    expect(others).toHaveLength(1);
  });

  it('include neither those of deleted accounts nor other entries', () => {
    const gone = anEntry({ actor: null });
    const deleted = anEntry({ kind: 'deleted' });
    expect(gatherEntries([gone, gone, deleted, deleted])).toHaveLength(4);
  });
});

describe('the event', () => {
  it.each([
    [{ kind: 'uploaded', count: 3 }, 'Bea uploaded 3 screenshots'],
    [{ kind: 'commented' }, 'Bea commented on a screenshot'],
    [{ kind: 'deleted_comment', member: cem }, 'Bea deleted a comment by Cem'],
    [{ kind: 'deleted' }, 'Bea deleted 1 screenshot'],
    [{ kind: 'invited', role: 'admin' }, 'Bea invited somebody as an admin'],
    [{ kind: 'joined', role: 'member' }, 'Bea joined as a member'],
    [{ kind: 'changed_role', member: cem, role: 'admin' }, 'Bea made Cem an admin'],
    [{ kind: 'handed_over', member: cem }, 'Bea made Cem the owner'],
    [{ kind: 'removed_member', member: null }, 'Bea removed somebody'],
    [{ kind: 'renamed_team', name: 'Pier' }, 'Bea renamed the team to Pier'],
    [{ kind: 'emptied_trash', count: 2, actor: null }, 'Somebody emptied the trash: 2 screenshots'],
    [
      { kind: 'stopped_collection', actor: null, member: cem, name: 'Bills' },
      'The live collection Bills by Cem was stopped: its search cannot be carried out',
    ],
    [
      { kind: 'stopped_collection', actor: null, member: null, name: 'Bills' },
      'The live collection Bills was stopped: its search cannot be carried out',
    ],
  ] as const)('%j reads: %s', (part, sentence) => {
    expect(activitySentence(anEntry(part)).sentence).toBe(sentence);
  });
});
