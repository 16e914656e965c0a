import type { Config } from '../../../infra/config/config';

/** `fail`: something does not work. `warn`: it works, but the operator should know. */
export type CheckState = 'ok' | 'warn' | 'fail';

export interface CheckResult {
  about: string;
  state: CheckState;
  /** The result as a sentence. */
  text: string;
  /** The remedy, if there is one. */
  advice?: string;
}

/** The inputs of a check. */
export interface CheckInput {
  config: Config;
  environment: Record<string, string | undefined>;
}

/** Checks one thing. An error it throws counts as a failure of that thing. */
export interface Check {
  about: string;
  /** The longest time of this check, if it differs from the usual one. */
  patienceMs?: number;
  /** It keeps the processor busy. */
  isHeavy?: boolean;
  run: (input: CheckInput) => Promise<CheckResult[]> | CheckResult[];
}

export const ok = (about: string, text: string): CheckResult => ({ about, state: 'ok', text });
export const warn = (about: string, text: string, advice?: string): CheckResult => ({
  about,
  state: 'warn',
  text,
  advice,
});
export const fail = (about: string, text: string, advice?: string): CheckResult => ({
  about,
  state: 'fail',
  text,
  advice,
});
