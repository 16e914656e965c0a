import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RouteOutput } from '../../../../server/contract/api';
import type { RouteName } from '../../../../server/contract/routes';
import type { Screenshot } from '../../../../server/contract/screenshots';

type Rows = Screenshot[];
type ChangeRows = (rows: Rows) => Rows;

interface AnswerShape<Name extends RouteName> {
  rowsOf: (answer: RouteOutput<Name>) => Rows;
  change: (answer: RouteOutput<Name>, change: ChangeRows) => RouteOutput<Name>;
}

/** Routes other than lists whose answers contain rows; a changed row must change in them too. */
const SHAPES: { [Name in 'calendar.day' | 'dashboard.get']: AnswerShape<Name> } = {
  'calendar.day': {
    rowsOf: ({ uploaded, created, extracted }) => [...uploaded, ...created, ...extracted],
    change: ({ uploaded, created, extracted }, change) => ({
      uploaded: change(uploaded),
      created: change(created),
      extracted: change(extracted),
    }),
  },
  'dashboard.get': {
    rowsOf: ({ recent }) => recent,
    change: (answer, change) => ({ ...answer, recent: change(answer.recent) }),
  },
};

type AnswerName = keyof typeof SHAPES;
const NAMES = Object.keys(SHAPES) as AnswerName[];

interface Kept<Name extends AnswerName> {
  key: QueryKey;
  answer: RouteOutput<Name>;
}

function keptWith<Name extends AnswerName>(client: QueryClient, name: Name, id: string) {
  const place = SHAPES[name] as unknown as AnswerShape<Name>;
  const all = client.getQueriesData<RouteOutput<Name>>({ queryKey: [name] });
  const kept = all.flatMap(([key, answer]): Kept<Name>[] =>
    answer && place.rowsOf(answer).some((row) => row.id === id) ? [{ key, answer }] : [],
  );
  return { place, kept };
}

/** Changes the row in every cached answer; the returned function restores them. */
export function changeAnswersWith(client: QueryClient, id: string, change: ChangeRows): () => void {
  const before = NAMES.flatMap((name) => {
    const { place, kept } = keptWith(client, name, id);
    for (const { key, answer } of kept) client.setQueryData(key, place.change(answer, change));
    return kept;
  });
  return () => before.forEach(({ key, answer }) => client.setQueryData(key, answer));
}

/** Finds the row in one of those answers. */
export function findInAnswers(client: QueryClient, id: string): Screenshot | undefined {
  for (const name of NAMES) {
    const { place, kept } = keptWith(client, name, id);
    const found = kept.flatMap(({ answer }) => place.rowsOf(answer)).find((row) => row.id === id);
    if (found) return found;
  }
  return undefined;
}
