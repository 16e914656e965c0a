import type { Config } from '../config/config';

/** `fail`: something does not work. `warn`: it works, and somebody should know. */
export type FindingState = 'ok' | 'warn' | 'fail';

export interface Finding {
  about: string;
  state: FindingState;
  /** What is so, as a sentence. */
  text: string;
  /** What to do, where there is something. */
  advice?: string;
}

/** What a check looks at. */
export interface Patient {
  config: Config;
  environment: Record<string, string | undefined>;
}

/** One look at one thing. What it throws counts as a failure of that thing. */
export interface Check {
  about: string;
  run: (patient: Patient) => Promise<Finding[]> | Finding[];
}

export const ok = (about: string, text: string): Finding => ({ about, state: 'ok', text });
export const warn = (about: string, text: string, advice?: string): Finding => ({
  about,
  state: 'warn',
  text,
  advice,
});
export const fail = (about: string, text: string, advice?: string): Finding => ({
  about,
  state: 'fail',
  text,
  advice,
});
