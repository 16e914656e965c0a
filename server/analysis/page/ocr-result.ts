/** Pixels of the upright original image; x and y are the top left corner. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface OcrWord {
  text: string;
  /** 0 to 100, as the engine says. */
  confidence: number;
  box: Box;
}

export interface OcrLine extends OcrWord {
  words: OcrWord[];
}

export interface OcrResult {
  /** Exactly the lines joined by a line feed, with a blank line between blocks, so that a quote of a line occurs in it. */
  text: string;
  /** Code of the language data that read the page, such as `eng`; `OCR_LANGUAGES` adds others to the shipped four. */
  language: string;
  /** Name and version, stored with the text so that a later engine knows what to read again. */
  engine: string;
  /** Upright pixels. */
  width: number;
  height: number;
  lines: OcrLine[];
}

/** Lines that stand together on the page, in reading order. */
export type OcrBlock = OcrLine[];

export function textOf(blocks: readonly OcrBlock[]): string {
  return blocks.map((block) => block.map((line) => line.text).join('\n')).join('\n\n');
}
