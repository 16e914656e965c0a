import type { StatementObserver } from '../../server/infra/database/ambient-pool';

/** Tables with the contents of a workspace: written under the lock of its row (docs/locks.md). */
const CONTENTS = [
  'screenshots',
  'screenshot_texts',
  'screenshot_search',
  'screenshot_dates',
  'screenshot_tags',
  'search_words',
  'tags',
  'tag_refusals',
  'collections',
  'collection_items',
  'comments',
  'live_changes',
  'favorites',
  'upload_counts',
  'day_counts',
  'kind_counts',
];

/** Tables beside the contents: a transaction that also takes the lock must take it first. */
const BESIDE = [
  'upload_reservations',
  'workspace_members',
  'invites',
  'usage_records',
  'team_usage',
];

const table = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const WRITTEN = new RegExp(String.raw`\b(?:insert into|update|delete from)\s+${table}`, 'gi');
const LOCKED = new RegExp(
  String.raw`\bfrom\s+${table}\b[^;]*\bfor (?:no key update|update)\b`,
  'gi',
);

/** The tables of each statement: its text is examined once, because it is long and sent many times. */
const known = new Map<string, string[]>();

/** The names of the tables whose rows a statement locks against other writers. */
function lockedBy(text: string): string[] {
  const seen = known.get(text);
  if (seen) return seen;
  const found = [...text.matchAll(WRITTEN), ...text.matchAll(LOCKED)];
  const names = found.map(([, name = '']) => name.toLowerCase());
  known.set(text, names);
  return names;
}

interface Seen {
  holdsWorkspace: boolean;
  /** The first table beside the contents that was written without the lock. */
  early: string | null;
}

/** Refuses every statement that breaks the lock order, so that the test fails. */
export function lockWatch(): StatementObserver {
  const transactions = new WeakMap<object, Seen>();
  return (text, transaction) => {
    const names = lockedBy(text);
    const seen: Seen = (transaction && transactions.get(transaction)) ?? {
      holdsWorkspace: false,
      early: null,
    };
    if (transaction) transactions.set(transaction, seen);
    if (names.includes('workspaces')) {
      if (!seen.holdsWorkspace && seen.early) throw broken(`${seen.early} before`, text);
      seen.holdsWorkspace = true;
      return;
    }
    const content = names.find((name) => CONTENTS.includes(name));
    if (content && !seen.holdsWorkspace) throw broken(`${content} without`, text);
    seen.early ??= (!seen.holdsWorkspace && names.find((name) => BESIDE.includes(name))) || null;
  };
}

const broken = (what: string, text: string) =>
  new Error(`The order of locks is broken: ${what} the workspace (docs/locks.md), in\n${text}`);
