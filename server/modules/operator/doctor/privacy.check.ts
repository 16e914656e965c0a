import { findOpenPlaces } from '../../../infra/storage/private-places';
import { type Check, ok, warn } from './check';

const ABOUT = 'privacy';
/** Large vaults have more files; folders are checked before their contents. */
const MOST_LOOKS = 20_000;

/** Checks whether other accounts of this machine may read images, secrets or the sandbox's state. */
export const privacyCheck: Check = {
  about: ABOUT,
  run: async ({ config: { dataDir } }) => {
    if (process.getuid === undefined) return [];
    for await (const { path, mode } of findOpenPlaces(dataDir, MOST_LOOKS)) {
      const shown = `0${mode.toString(8).padStart(3, '0')}`;
      const text = `Other accounts of this machine may look into ${path} (mode ${shown}).`;
      return [warn(ABOUT, text, `Run as its owner: chmod -R go= '${path}'`)];
    }
    return [ok(ABOUT, 'No other account of this machine can read the files.')];
  },
};
