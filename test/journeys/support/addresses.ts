import { paths } from '../../../web/shared/paths';

/** The ways back from a provider lead on at once, and the styleguide is in no production build. */
const NO_PAGES: readonly string[] = [paths.callback, paths.providerCallback, paths.styleguide];

/** Every address of the router. A path with a parameter leads to what is given, or to what does not exist. */
export const everyAddress = ({ team = 'none' } = {}): string[] =>
  Object.values(paths)
    .filter((path) => !NO_PAGES.includes(path))
    .map((path) => path.replace(':id', team).replace(':token', 'none'));
