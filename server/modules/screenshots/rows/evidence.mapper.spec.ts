import type { Evidence } from '../../../contract/reading/evidence';
import { blocksFor, evidenceFor, type StoredEvidence } from './evidence.mapper';
import type { ScreenshotRow } from './screenshot-row';

const ROW = { title: 'Rent', dates: [{ date: '2026-11-20' }] } as ScreenshotRow;
const reason = (of: Evidence['of'], value: string): Evidence => ({
  of,
  value,
  rule: 'heading',
  confidence: 0.5,
  words: [],
});
const STORED: StoredEvidence = {
  evidence: [reason('title', 'Rent'), reason('tag', 'home'), reason('date', '2026-11-20')],
  blocks: [],
  isTitleOwn: false,
  readTags: ['home'],
};
const kept = (change: Partial<StoredEvidence>, row = ROW) =>
  evidenceFor(row, { ...STORED, ...change }).map(({ of }) => of);

describe('evidence', () => {
  it('is kept for what the reading proposed and the screenshot still has', () => {
    expect(kept({})).toEqual(['title', 'tag', 'date']);
  });

  it('ends with a title of one’s own, also where it has the same words', () => {
    expect(kept({ isTitleOwn: true })).toEqual(['tag', 'date']);
    expect(kept({}, { ...ROW, title: 'Other' })).toEqual(['tag', 'date']);
  });

  it('ends with a tag that no reading proposes, and with a removed date', () => {
    expect(kept({ readTags: ['mine'] })).toEqual(['title', 'date']);
    expect(kept({}, { ...ROW, dates: [] })).toEqual(['title', 'tag']);
  });

  it.each([null, {}, [{ of: 'title', value: 'Rent', rule: 'a rule of yesterday' }]])(
    'is none where another version stored it: %j',
    (evidence) => {
      expect(kept({ evidence })).toEqual([]);
    },
  );
});

it('gives the parts of a page, and none where another version stored them', () => {
  const block = { kind: 'code', text: 'return;', box: { x: 0, y: 0, w: 1, h: 1 } } as const;
  expect(blocksFor({ blocks: [block] })).toEqual([block]);
  expect(blocksFor({ blocks: [{ ...block, kind: 'hologram' }] })).toEqual([]);
  expect(blocksFor({ blocks: null })).toEqual([]);
});
