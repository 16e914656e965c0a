import type { EntityType } from '../../contract/reading/entity-types';
import type { Box } from '../page/ocr-result';

/** Something to act on, as the detector found it (docs/decisions.md#entities). */
export interface FoundEntity {
  type: EntityType;
  /** The copied text, in its normal form; of a card only its masked form. */
  value: string;
  display: string;
  /** One for each run of words in a line, in upright pixels. */
  boxes: Box[];
  /** 0 to 1. */
  confidence: number;
  /** Of amounts alone. */
  number: number | null;
  /** ISO 4217, of amounts alone. */
  currency: string | null;
}

/** A two-dimensional or bar code in the image. */
export interface ReadCode {
  /** As the reader names it, such as `QRCode` or `EAN13`. */
  format: string;
  text: string;
  box: Box;
}

/** The reading of one image. */
export interface EntityPage {
  lines: readonly EntityLine[];
  /** Code of the language data that read the page. */
  language: string;
  codes: readonly ReadCode[];
}

export interface EntityLine {
  text: string;
  box: Box;
  words: readonly EntityWord[];
}

export interface EntityWord {
  text: string;
  /** 0 to 100, as the engine says. */
  confidence: number;
  box: Box;
}
