export interface ReleaseTopic {
  title: string;
  items: readonly string[];
}

/** Lines of one kind, such as Added; `topics` are the headings below it. */
export interface ReleasePart extends ReleaseTopic {
  topics: readonly ReleaseTopic[];
}

export interface Release {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  type: 'major' | 'minor' | 'patch';
  /** The line under the heading, or the version. */
  title: string;
  parts: readonly ReleasePart[];
}

/** `## [1.1.0] - 2026-11-23`; what is not released yet has no date and is left out. */
const HEADING = /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})\n/;
const PART = /^### /m;
const TOPIC = /^#### /m;
/** Links lead to files beside the changelog, which the page does not serve; their words stay. */
const LINK = /\[([^\]]+)\]\([^)]+\)/g;

function typeOf(version: string): Release['type'] {
  const [, minor, patch] = version.split('.');
  if (patch !== '0') return 'patch';
  return minor === '0' ? 'major' : 'minor';
}

/** The title, and each line that begins with a dash; a line that is indented goes on with the one before. */
function readTopic(text: string): ReleaseTopic {
  const [title = '', ...lines] = text.replace(/\n {2,}/g, ' ').split('\n');
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  return { title: title.trim(), items: items.map((item) => item.replace(LINK, '$1').trim()) };
}

function readPart(text: string): ReleasePart {
  const [first = '', ...topics] = text.split(TOPIC);
  return { ...readTopic(first), topics: topics.map(readTopic) };
}

function readRelease(section: string): Release[] {
  const [heading, version, date] = HEADING.exec(section) ?? [];
  if (heading === undefined || version === undefined || date === undefined) return [];
  const [intro = '', ...parts] = section.slice(heading.length).split(PART);
  return [
    {
      version,
      date,
      type: typeOf(version),
      title: intro.trim().split('\n')[0] || version,
      parts: parts.map(readPart).filter(({ items, topics }) => items.length + topics.length > 0),
    },
  ];
}

/** The releases of a changelog in the form of Keep a Changelog, newest first as they stand there. */
export function readReleases(changelog: string): Release[] {
  return changelog.replace(/\r\n/g, '\n').split(/^## /m).flatMap(readRelease);
}
