import { paths } from '../../shared/paths';

/** The page of each second letter after G. */
export const GO_TO_KEYS: Readonly<Record<string, string>> = {
  h: paths.home,
  g: paths.gallery,
  c: paths.calendar,
  l: paths.collections,
  f: paths.favorites,
  t: paths.tags,
  m: paths.teams,
  p: paths.pricing,
};
