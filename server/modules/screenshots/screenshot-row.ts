import type { ProcessingStatus, SearchMatch } from '../../contract/screenshots';

export interface ScreenshotDateRow {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  confidence: number;
  context: string;
  state: 'suggested' | 'accepted' | 'rejected';
}

/** A screenshot as everybody reads it: with its tags and dates, and whether the asking person likes it. */
export interface ScreenshotRow {
  id: string;
  uploadedById: string;
  originalName: string;
  title: string | null;
  kind: string | null;
  contentType: string;
  fileSize: number;
  width: number;
  height: number;
  thumbhash: Buffer | null;
  imageCreatedAt: string | null;
  imageCreatedSource: string | null;
  processingStatus: ProcessingStatus;
  processingError: string | null;
  processedAt: Date | null;
  createdAt: Date;
  deletedAt: Date | null;
  isFavorite: boolean;
  tags: string[];
  dates: ScreenshotDateRow[];
  /** Null where it was not asked for or there is none yet. */
  text: string | null;
  collections: { id: string; name: string; color: string }[];
  /** Behind the lock after a fall to Free: title and date are shown, nothing of what is in it. */
  isLocked: boolean;
  /** Whether the asking person may delete it and bring it back (decisions 28). */
  canDelete: boolean;
  /** Only in the answer to a search. */
  match?: SearchMatch;
  /** Of the result of a search (decisions 23). */
  rankClass?: number;
}
