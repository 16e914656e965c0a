import { foldText } from '../page/fold-text';
import { endingsIn, openFileEndings } from '../page/open-file';
import { type PageFacts } from '../page/page-facts';
import { type Found } from './tag-candidates';

/** The ending of a file's name and the tag that people give to such files. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  md: 'markdown',
  csv: 'csv',
  txt: 'text',
  odt: 'text',
  docx: 'text',
  rtf: 'text',
  ods: 'table',
  xlsx: 'table',
  py: 'python',
  js: 'javascript',
  ts: 'typescript',
  java: 'java',
  rs: 'rust',
  go: 'go',
  json: 'json',
  html: 'html',
  sql: 'sql',
  zip: 'archive',
  gz: 'archive',
  '7z': 'archive',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  svg: 'image',
  mp3: 'music',
  ogg: 'music',
  flac: 'music',
  wav: 'audio',
};

/** The types of the files that a window's bar or the title names: the file is what the window shows. */
export function fileTypes(facts: PageFacts, title: string): Found[] {
  const endings = [...openFileEndings(facts), ...endingsIn(foldText(title))];
  const tags = new Set(endings.flatMap((ending) => TYPES[ending] ?? []));
  return [...tags].map((tag) => ({ tag, rule: 'topic' }));
}
