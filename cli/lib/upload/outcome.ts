/** The outcome for one file. */
export interface Outcome {
  path: string;
  /** `new`: would be sent. `skipped`: the journal knows it. `duplicate`: the server has its bytes already. */
  status: 'uploaded' | 'restored' | 'duplicate' | 'skipped' | 'new' | 'failed';
  screenshot_id: string | null;
  error?: string;
  /** The server was busy or failed: the same file may be taken later. */
  retryable?: true;
}

export interface Summary extends Record<Outcome['status'], number> {
  /** Files not reached before the run was stopped. */
  left: number;
  interrupted: boolean;
}

export function summaryOf(
  outcomes: readonly Outcome[],
  { all, interrupted }: { all: number; interrupted: boolean },
): Summary {
  const count = (status: Outcome['status']) =>
    outcomes.filter((outcome) => outcome.status === status).length;
  return {
    uploaded: count('uploaded'),
    restored: count('restored'),
    duplicate: count('duplicate'),
    skipped: count('skipped'),
    new: count('new'),
    failed: count('failed'),
    left: all - outcomes.length,
    interrupted,
  };
}

const WORDS: [keyof Omit<Summary, 'interrupted'>, string][] = [
  ['uploaded', 'uploaded'],
  ['restored', 'restored from the trash'],
  ['duplicate', 'already there'],
  ['skipped', 'unchanged since the last run'],
  ['new', 'not there yet'],
  ['failed', 'failed'],
  ['left', 'not sent'],
];

/** `12 uploaded, 3 already there, 1 failed` */
export function sentenceOf(summary: Summary): string {
  const parts = WORDS.filter(([status]) => summary[status] > 0).map(
    ([status, words]) => `${summary[status]} ${words}`,
  );
  return parts.length === 0 ? 'No images found.' : `${parts.join(', ')}.`;
}
