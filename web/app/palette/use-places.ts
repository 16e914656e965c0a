import { useNavigate } from 'react-router-dom';
import { useSpaces } from '../../features/workspaces/use-spaces';
import { frameTexts } from '../layouts/texts';
import { paths } from '../paths';
import { PLACES } from '../shortcut-places';
import { type Findings, fits } from './palette.model';
import { paletteTexts as texts } from './texts';

/** So many spaces are shown before anybody has typed which one is meant. */
const FEW_SPACES = 5;

const PAGES = [
  { to: paths.home, label: texts.home },
  { to: paths.gallery, label: frameTexts.gallery },
  { to: paths.calendar, label: frameTexts.calendar },
  { to: paths.collections, label: frameTexts.collections },
  { to: paths.favorites, label: frameTexts.favorites },
  { to: paths.tags, label: frameTexts.tags },
  { to: paths.analytics, label: texts.analytics },
  { to: paths.teams, label: frameTexts.teams },
  { to: paths.trash, label: frameTexts.trash },
  { to: paths.pricing, label: texts.pricing },
  { to: paths.subscription, label: frameTexts.subscription },
  { to: paths.settings, label: frameTexts.settings },
];

function keysOf(path: string): string | undefined {
  const letter = Object.keys(PLACES).find((key) => PLACES[key] === path);
  return letter && `G ${letter.toUpperCase()}`;
}

/** The pages of the product, with the keys that lead there. */
export function usePages(words: string): Findings {
  const navigate = useNavigate();
  const entries = PAGES.filter(({ label }) => fits(label, words)).map(({ to, label }) => ({
    id: `page ${to}`,
    label,
    hint: keysOf(to),
    act: () => void navigate(to),
  }));
  return { sections: [{ title: texts.pages, entries }], state: 'ready' };
}

/** The spaces of the person; choosing one stays on the page and changes what it shows. */
export function useSpaceEntries(words: string): Findings {
  const { spaces, currentId, isPending, isFailed, retry, choose } = useSpaces();
  const entries = spaces
    .filter(({ name }) => fits(name, words))
    .slice(0, words === '' ? FEW_SPACES : undefined)
    .map(({ id, name, hint }) => ({
      id: `space ${id ?? ''}`,
      label: name,
      hint: id === currentId ? texts.here : hint,
      act: () => choose(id),
    }));
  const again = {
    id: 'spaces again',
    label: texts.spacesFailed,
    hint: texts.retry,
    isStaying: true,
    act: retry,
  };
  return {
    sections: [{ title: texts.spaces, entries: isFailed ? [...entries, again] : entries }],
    state: isPending ? 'loading' : 'ready',
  };
}
