import { formatByteSize, parseByteSize } from '../../../server/contract/storage/byte-sizes';
import { CliError } from '../../lib/cli-error';
import { EXIT } from '../../lib/exit-codes';
import { plain } from '../../lib/text';

/** For the help of the commands that take a limit. */
export const LIMIT_HELP =
  'a size such as 50GB; none for no limit; default for the limit of the plan or of the server';

/** Bytes, 0 for none, null for the default. */
export function limitOf(text: string): number | null {
  if (text === 'default') return null;
  if (text === 'none') return 0;
  const bytes = parseByteSize(text);
  if (bytes) return bytes;
  throw new CliError(
    `${plain(text)} is no limit. Write a size such as 50GB, none or default.`,
    EXIT.usage,
  );
}

/** `3.1 GB of 50 GB`, in steps of 1,024 as limits are written. */
export const storageOf = (used: number, limit: number | null): string =>
  limit === null ? formatByteSize(used) : `${formatByteSize(used)} of ${formatByteSize(limit)}`;
