import { useNavigate } from 'react-router-dom';
import { useWorkspaces } from '../../features/workspaces/use-workspaces';
import { frameTexts } from '../texts';
import { planSales } from '../../shared/plan-sales';
import { paths } from '../../shared/paths';
import { letterTo } from '../shortcuts/go-to-keys';
import { begins, type Findings, fits } from './palette.model';
import { paletteTexts as texts } from './texts';

/** The most workspaces shown, so that the results below stay visible. */
const MOST_WORKSPACES = 5;

const PAGES = [
  { to: paths.home, label: texts.home },
  { to: paths.gallery, label: frameTexts.gallery },
  { to: paths.calendar, label: frameTexts.calendar },
  { to: paths.collections, label: frameTexts.collections },
  { to: paths.favorites, label: frameTexts.favorites },
  { to: paths.tags, label: frameTexts.tags },
  { to: paths.entities, label: frameTexts.entities },
  { to: paths.analytics, label: texts.analytics },
  { to: paths.findings, label: frameTexts.findings },
  { to: paths.shares, label: frameTexts.shares },
  { to: paths.teams, label: frameTexts.teams },
  { to: paths.trash, label: frameTexts.trash },
  ...(planSales.isOn
    ? [
        { to: paths.pricing, label: texts.pricing },
        { to: paths.subscription, label: frameTexts.subscription },
      ]
    : []),
  { to: paths.settings, label: frameTexts.settings },
];

/** Shorter than in the list of shortcuts, because a line of the palette has little room. */
function keysOf(path: string): string | undefined {
  const letter = letterTo(path);
  return letter && `G ${letter}`;
}

/** The pages with their shortcuts. */
export function usePageEntries(words: string): Findings {
  const navigate = useNavigate();
  const entries = PAGES.filter(({ label }) => fits(label, words))
    // Those that begin with the words come first; the others keep their order.
    .sort((a, b) => Number(begins(b.label, words)) - Number(begins(a.label, words)))
    .map(({ to, label }) => ({
      id: `page ${to}`,
      label,
      hint: keysOf(to),
      act: () => void navigate(to),
    }));
  return { sections: [{ title: texts.pages, entries }], state: 'ready' };
}

/** The person's workspaces; choosing one stays on the page. */
export function useWorkspaceEntries(words: string): Findings {
  const { spaces, currentId, isPending, isFailed, retry, choose } = useWorkspaces();
  const entries = spaces
    .filter(({ name }) => fits(name, words))
    .slice(0, MOST_WORKSPACES)
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
