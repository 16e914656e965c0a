import type { OcrLine } from '../../../analysis/page/ocr-result';
import type { TextScanPayload } from '../../../common/jobs/text-scan.job';
import type { JobDefinition } from '../../../common/jobs/job-definition';
import type { WorkspaceScope } from '../../../common/workspace-scope';

/** The text of one image. */
export interface ReadText {
  screenshotId: string;
  lines: readonly OcrLine[];
  /** Code of the language data that read the page. */
  language: string;
}

/** Runs in a transaction that holds the lock of the workspace; tells whether it wrote anything. */
export type StoreFound = () => Promise<boolean>;

/** Work that follows every reading, and is done again for old ones when its rules change. */
export interface TextScan {
  readonly definition: JobDefinition<TextScanPayload>;
  /** Holds for each text the version that looked through it; 0 where none did. */
  readonly column: 'entity_version' | 'findings_version';
  /** Raised with every change after which the same reading would give other results. */
  readonly version: number;
  /** Looks through a text; what it returns stores what was found. Safe to repeat. */
  look(scope: WorkspaceScope, read: ReadText): Promise<StoreFound>;
}
