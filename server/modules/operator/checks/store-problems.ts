/** The kinds of mismatch between rows, files and counters. */
export type ProblemKind =
  'file_missing' | 'file_damaged' | 'file_without_row' | 'counter_wrong' | 'usage_wrong';

export interface Problem {
  kind: ProblemKind;
  /** The id of a screenshot, or the name of a counter. */
  about: string;
  detail: string;
  isRepaired: boolean;
}

/** Further problems are only counted, so that a store that lost everything cannot fill the memory. */
const KEPT = 1000;

/** Collects the problems that a check found. */
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
  /** Receives the number of checked screenshots and the total. */
  onProgress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

export interface CheckReport {
  screenshots: number;
  files: number;
  /** Not a fault: a thumbnail is made again when it is next requested. */
  missingThumbnails: number;
  /** Screenshots of which thumbnails take more or fewer bytes than counted; a repair counts them again. */
  wrongSizes: number;
  /** Whether this run mended what it could. */
  isRepair: boolean;
  problems: StoreProblems;
}

export const emptyReport = (isRepair: boolean): CheckReport => ({
  isRepair,
  screenshots: 0,
  files: 0,
  missingThumbnails: 0,
  wrongSizes: 0,
  problems: new StoreProblems(),
});
