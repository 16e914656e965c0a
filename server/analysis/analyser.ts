import { type ReadDate } from './dates/extract-dates';

/** The findings about a page. */
export interface Findings {
  /** At most 80 characters, never empty. */
  title: string;
  /** Lower case, without commas. */
  tags: string[];
  dates: ReadDate[];
}

/** The port: local rules, or a vision model that looks at the page after them. */
export interface Analyser<Page, Found extends Findings = Findings> {
  analyse(page: Page): Promise<Found>;
}
