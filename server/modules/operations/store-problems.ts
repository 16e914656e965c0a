/** What can be wrong between rows and files. */
export type ProblemKind =
  'file_missing' | 'file_damaged' | 'file_without_row' | 'counter_wrong' | 'usage_wrong';

export interface Problem {
  kind: ProblemKind;
  /** Of a screenshot, or the name of a counter. */
  about: string;
  detail: string;
  isRepaired: boolean;
}

/** More are counted, but not kept: a store that lost everything must not fill the memory. */
const KEPT = 1000;

/** Gathers what a check finds. */
export class StoreProblems {
  readonly list: Problem[] = [];
  found = 0;
  repaired = 0;

  add(problem: Problem): void {
    this.found += 1;
    if (problem.isRepaired) this.repaired += 1;
    if (this.list.length < KEPT) this.list.push(problem);
  }

  get remaining(): number {
    return this.found - this.repaired;
  }
}

export interface CheckOptions {
  /** Reads every original and compares its SHA-256. */
  isScrub: boolean;
  isRepair: boolean;
  /** Hears how many screenshots of how many have been looked at. */
  onProgress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

export interface CheckReport {
  screenshots: number;
  files: number;
  /** Made again when somebody looks at them: no fault. */
  missingThumbnails: number;
  problems: StoreProblems;
}

export const emptyReport = (): CheckReport => ({
  screenshots: 0,
  files: 0,
  missingThumbnails: 0,
  problems: new StoreProblems(),
});
