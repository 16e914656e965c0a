import type { Config } from '../../../infra/config/config';

/** `fail`: something does not work. `warn`: it works, but the operator should know. */
export type FindingState = 'ok' | 'warn' | 'fail';

export interface Finding {
  about: string;
  state: FindingState;
  /** The finding as a sentence. */
  text: string;
  /** The remedy, if there is one. */
  advice?: string;
}

/** The inputs of a check. */
export interface Patient {
  config: Config;
  environment: Record<string, string | undefined>;
}

/** Checks one thing. An error it throws counts as a failure of that thing. */
export interface Check {
  about: string;
  /** The longest time of this check, if it differs from the usual one. */
  patienceMs?: number;
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
