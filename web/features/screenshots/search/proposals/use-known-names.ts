import { dayIn } from '../../../../../server/contract/search/day-in';
import { useApiQuery } from '../../../../shared/api/hooks';
import { useTimeZone } from '../../../auth/use-time-zone';
import { useWorkspace } from '../../../workspaces/use-workspace';
import { presetDays } from '../presets/presets.model';
import { kindName } from '../kind-texts';
import type { KnownNames } from './proposals.model';
import { proposalTexts as texts } from './proposals-texts';

const span = ({ from, to }: { from: string; to: string }) =>
  from === to ? from : `${from}..${to}`;

function daysFor(today: string): KnownNames['days'] {
  const days = presetDays(today);
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)];
  return [
    { value: today, name: texts.today },
    { value: span(days.week), name: texts.week },
    { value: month, name: texts.month },
    { value: days.lastMonth.from.slice(0, 7), name: texts.lastMonth },
    { value: year, name: texts.year },
  ];
}

/** The names of the space that operators may have; most used first. */
export function useKnownNames(): KnownNames {
  const { scope } = useWorkspace();
  const timeZone = useTimeZone();
  const { data: tags = [] } = useApiQuery('tags.list', { query: scope });
  const { data: collections = [] } = useApiQuery('collections.list', { query: scope });
  const { data: kinds = [] } = useApiQuery('screenshots.kinds', { query: scope });
  return {
    tags: tags.map(({ tag_name: name, screenshot_count: count }) => ({ name, count })),
    collections: collections.map(({ id, name, screenshot_count: count }) => ({ id, name, count })),
    kinds: kinds.map(({ kind, count }) => ({ kind, count, name: kindName(kind) })),
    days: daysFor(dayIn(timeZone, new Date())),
  };
}
