import { type Box } from '../page/ocr-result';
import { type FindingClass } from '../../contract/reading/finding-classes';

/** Something on a page that should not be shared by accident. */
export interface FoundSecret {
  /** Stable name of the rule, such as `github_token`. */
  rule: string;
  class: FindingClass;
  /** From 0 to 1; below `SURE_FINDING` it is shown as possible. */
  confidence: number;
  /** Of its words, in upright pixels. */
  boxes: Box[];
  /**
   * The value with characters made equal that readings confuse. It is the secret itself for all that matters: hash it,
   * and never store, log or send it.
   */
  skeleton: string;
}

/** A finding as a stretch of the stream of letters; `to` is not included. */
export interface Hit {
  rule: string;
  class: FindingClass;
  confidence: number;
  from: number;
  to: number;
  /** Corrected where a checksum says how. */
  value: string;
}
