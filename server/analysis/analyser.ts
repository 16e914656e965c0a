import { type ReadDate } from './dates/extract-dates';

/** The title, tags and dates of a page. */
export interface PageFacts {
  /** At most 80 characters, never empty. */
  title: string;
  /** Lower case, without commas. */
  tags: string[];
  dates: ReadDate[];
}

/** The port: local rules, or a vision model that looks at the page after them. */
export interface Analyser<Page, Found extends PageFacts = PageFacts> {
  analyse(page: Page): Promise<Found>;
}
