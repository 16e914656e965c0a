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

/** The letter after G that leads to a page; undefined where none does. */
export const letterTo = (path: string): string | undefined =>
  Object.keys(GO_TO_KEYS)
    .find((key) => GO_TO_KEYS[key] === path)
    ?.toUpperCase();

/** The keys that lead to a page, as the list of shortcuts writes them; undefined where none do. */
export function keysTo(path: string): string | undefined {
  const letter = letterTo(path);
  return letter && `G then ${letter}`;
}
