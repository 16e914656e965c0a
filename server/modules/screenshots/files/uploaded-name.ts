import { withoutUnseen } from '../../../common/download-name';

const LONGEST = 255;

/** Browsers encode only quotes and line breaks of a name in a multipart form like this (WHATWG). */
const decoded = (name: string): string =>
  name.replace(/%22/g, '"').replace(/%0D/g, '').replace(/%0A/g, ' ');

/** The uploaded file's name without folders, control characters and direction marks; never empty. */
export function safeFileName(given: string | undefined): string {
  const [last = ''] = decoded(given ?? '')
    .split(/[/\\]/)
    .slice(-1);
  const name = withoutUnseen(last).trim();
  return name ? [...name].slice(0, LONGEST).join('') : 'image';
}
