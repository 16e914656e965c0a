import type { EvidenceRule } from '../../../../../server/contract/reading/evidence';

const rules: Record<EvidenceRule, string> = {
  window_title: 'The title bar of the window says so.',
  heading: 'The clearest heading on the page.',
  file_name: 'Nothing on the image could serve as a title, so the name of the file does.',
  chat_name: 'The name at the top of the conversation.',
  source_file: 'The name of the file that is open.',
  subject: 'The subject of the message.',
  error_message: 'The line that says what went wrong.',
  vendor_and_date: 'What the document is, who issued it, and its date.',
  from_to: 'Where the route begins and ends.',
  day_and_first: 'The day and the first message on the screen.',
  author_and_first: 'The author and the first sentence.',
  first_command: 'The first command that was typed.',
  heading_and_route: 'The heading and the places of the journey.',
  month_shown: 'The month that the calendar shows.',
  kind: 'Words and layout are typical of such images.',
  known_tag: 'A tag of this space that the image names.',
  language: 'The text is written in this language.',
  topic: 'The image names it.',
  goes_with_kind: 'Such images are often filed under it.',
  phone_screen: 'The image has the shape of a phone’s screen.',
  program_window: 'The image shows the window of a program.',
  title_word: 'A telling word of the title.',
  written_date: 'Written out with day, month and year.',
  numeric_date: 'Written in numbers; the page decides which is the day and which the month.',
  date_without_year: 'Written without a year; the page or the day of the image gave one.',
  month_heading: 'A month in a heading; its first day stands for it.',
  short_date: 'Day and month in numbers, behind a word such as “until”.',
  relative_day: 'Counted from the day of the image.',
  model: 'Read by the configured model.',
};

/** Not in `viewer-texts.ts`: loaded with the explanations. */
export const evidenceTexts = {
  rules,
  explain: 'Explain',
  panel: 'Why this was proposed',
  groups: { title: 'Title', tag: 'Tags', date: 'Dates' },
  sure: (percent: string) => `${percent} sure`,
  onImage: 'Marked on the image',
} as const;
