/**
 * Every threshold of the second engine, with its reason. Those of the models come from how they were trained;
 * the others were chosen on real screens by application (see docs/ocr.md) and are flat around their value
 * unless it says otherwise.
 */

export const DETECTION = {
  /** Longest side that the detector sees. 1600 reads a little better and costs half as much again. */
  longSide: 1280,
  /** The network halves its input five times. */
  multiple: 32,
  /** Of the map that one run makes: 1280 x 928 at once take 130 MB more than in two strips. */
  stripPixels: 840_000,
  /** Rows around a strip that the network sees, too: more than a line of text is high. */
  surroundings: 32,
  /** From the training of the model: a pixel of text, a region of text. */
  pixel: 0.3,
  region: 0.5,
  /** Pixels of the map; thinner regions are rules and specks. */
  leastSide: 3,
  /** The model marks the core of a line; this is how far the line reaches beyond it (its training shrinks by .4). */
  growth: 1.6,
  /** A page this many times higher than wide is looked at in parts: its letters would vanish at `longSide`. */
  tall: 2.6,
  part: 2.2,
  /** Pixels of the decoded page; what is over is scaled down. */
  maxPixels: 16e6,
} as const;

export const CROP = {
  /** Ink differs from the ground by this share of the strongest difference in the crop, and by so many steps. */
  ink: 0.35,
  leastInk: 16,
  /** A column with less is a gap between letters. */
  gap: 0.25,
  /** In type sizes: narrower ones are within a sign or between two letters; a wider one that parts no signs is beside an icon. */
  wideGap: 0.2,
  /** Left around the ink, in heights of the ink. */
  above: 0.18,
  beside: 0.3,
} as const;

export const RECOGNITION = {
  /** The network takes lines of this height. */
  height: 48,
  /** Columns of the input per step of the output. */
  step: 8,
  /** Drawn a little wider than it is: doubled narrow letters come back. */
  stretch: 1.12,
  leastWidth: 16,
  /** Lines longer than that are scaled down to it. */
  mostWidth: 4000,
  /** Pixels of one batch in a row: small batches keep the peak of the memory low at the same speed. */
  batchWidth: 400,
  /** A batch is as wide as its widest line, so only lines of like width share one. */
  batchSpread: 1.25,
  batchSlack: 16,
  /** Below that a line is noise. */
  leastScore: 0.5,
} as const;

/** The lines that are read first, to tell the language; lengths in heights of a line, of which a word has about three. */
export const SAMPLE = {
  /** Of the longest lines. */
  longest: 70,
  /** So many are read at once, and no more once they tell the language: parts of 10 told a few pages wrongly. */
  part: 16,
  /** After so many a page whose words say next to nothing is read no further: names and numbers go on as they began. */
  silence: 32,
  /** Of words in rows: the menu of a window, or the tabs of a page with the head of its table. */
  words: 16,
  shortestWord: 1.5,
  longestWord: 7,
  /** Two words beside each other are a name and its value more often than a row. */
  leastInRow: 3,
  /** Words of a row are nearly level and nearly of one height, but those without a stroke above or below the line are lower. */
  offset: 0.35,
  spread: 1.5,
} as const;

export const KNOWN_LINE = {
  /** Confidence from which Tesseract's word is believed; from 80 to 90 word F1 is the same, but 80 loses capitals and marks. */
  sure: 85,
  /** Numbers have no dictionary that doubts them: a lost point or digit shows in a little confidence only. */
  sureNumber: 92,
  /** Share of the ink of a line that sure words must cover. */
  covered: 0.85,
  /** A gap between words, in heights of the line, counts as covered. */
  gap: 0.35,
  /** A gap within a word that may be a space, in heights of the line; a narrow figure leaves .3 beside it. */
  hiddenSpace: 0.35,
  /** A word belongs to a line when they share this of the height … */
  sharedHeight: 0.5,
  /** … and the word is not so many times higher: a bar that was read as letters. */
  highest: 2.6,
} as const;

export const FUSION = {
  /** A line that Tesseract did not see is taken from this score. */
  newLine: 0.8,
  /** A digit that stands alone; other lone signs are icons. */
  newDigit: 0.9,
  /** Words of Tesseract that the detector did not see stay from this confidence: below, most were icons. */
  alone: 90,
  /** No icon looks like a brace, and code loses its shape without one. */
  aloneBrace: 75,
  /** Ticks of a chart, hooks and crosses are read as a lone letter up to 94; those of sentences are surer. */
  aloneLetter: 95,
  /** Chance of the second engine's lone letter at an end of its line: below, and where Tesseract read another one or none, most were boxes to tick, crosses and icons. */
  endLetter: 0.95,
  /**
   * A hook, a cross or a magnifying glass stands so many heights of the line beside its words, and so many times as far as they
   * stand apart; beside a single word, which may be one of code, farther than a monospaced letter.
   */
  iconGap: 0.7,
  widerGap: 1.3,
  loneGap: 1,
  /** Accents, currency signs and the like are Tesseract's from this chance; where the other saw nothing, from the second. */
  theirs: 0.5,
  theirsAlone: 0.8,
  /** So sure of O or 0, l or I the second engine is right more often than Tesseract. */
  sureTwin: 0.97,
  /** Arrows, stars and brackets of the one below that are corners of icons; commas of the other hold from it. */
  sureMark: 0.75,
  /** Tesseract's spaces hold from this confidence. */
  spaces: 80,
  /** Heights of the line from which a gap that the second engine takes for a space is one, however sure Tesseract's word is. */
  wideGap: 0.3,
  /** Share of signs with one outline below which the engines have not read the same. */
  alike: 0.5,
  /** Tesseract may take a rule below letters for their line; lower than this share of their ink it is one. */
  leastHeight: 0.25,
  /** Share of letters that both engines read alike below which the script of a page is unknown to them. */
  knownScript: 0.8,
  /** Share of Chinese signs from which the second engine reads the line alone. */
  chinese: 0.3,
  /** Cost of aligning two signs. */
  lookAlike: 0.3,
  other: 0.95,
  missing: 0.75,
  farApart: 0.9,
} as const;
