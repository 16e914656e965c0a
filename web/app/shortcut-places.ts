import { paths } from './paths';

/** Where the second letter after G leads. */
export const PLACES: Readonly<Record<string, string>> = {
  h: paths.home,
  g: paths.gallery,
  c: paths.calendar,
  l: paths.collections,
  f: paths.favorites,
  t: paths.tags,
  m: paths.teams,
  p: paths.pricing,
};
