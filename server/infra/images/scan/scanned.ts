/** Facts that a scan finds in the headers of one format. */
export interface Scanned {
  width: number;
  height: number;
  /** 1 for a still image. */
  frames: number;
  /** The cost of a pixel, compared with that of an ordinary PNG; 1 unless told. */
  factor?: number;
  /** Pixels of all pages where they differ in size; width x height x frames unless told. */
  pixels?: number;
}

/** A file whose headers contradict themselves. */
export class BrokenImageError extends Error {}
