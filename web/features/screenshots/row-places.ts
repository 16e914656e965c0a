import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RouteOutput } from '../../../server/contract/api';
import type { RouteName } from '../../../server/contract/routes';
import type { Screenshot } from '../../../server/contract/screenshots';

type Rows = Screenshot[];
type ChangeRows = (rows: Rows) => Rows;

interface Place<Name extends RouteName> {
  rowsOf: (answer: RouteOutput<Name>) => Rows;
  change: (answer: RouteOutput<Name>, change: ChangeRows) => RouteOutput<Name>;
}

/** Answers beside the lists that hold rows; a row that changes must change in them, too. */
const PLACES: { [Name in 'calendar.day' | 'dashboard.get']: Place<Name> } = {
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

type PlaceName = keyof typeof PLACES;
const NAMES = Object.keys(PLACES) as PlaceName[];

interface Kept<Name extends PlaceName> {
  key: QueryKey;
  answer: RouteOutput<Name>;
}

function keptWith<Name extends PlaceName>(client: QueryClient, name: Name, id: string) {
  const place = PLACES[name] as unknown as Place<Name>;
  const all = client.getQueriesData<RouteOutput<Name>>({ queryKey: [name] });
  const kept = all.flatMap(([key, answer]): Kept<Name>[] =>
    answer && place.rowsOf(answer).some((row) => row.id === id) ? [{ key, answer }] : [],
  );
  return { place, kept };
}

/** Changes every answer that holds the row; answers how to put them back as they were. */
export function changePlaces(client: QueryClient, id: string, change: ChangeRows): () => void {
  const before = NAMES.flatMap((name) => {
    const { place, kept } = keptWith(client, name, id);
    for (const { key, answer } of kept) client.setQueryData(key, place.change(answer, change));
    return kept;
  });
  return () => before.forEach(({ key, answer }) => client.setQueryData(key, answer));
}

/** The row as one of those answers has it. */
export function findInPlaces(client: QueryClient, id: string): Screenshot | undefined {
  for (const name of NAMES) {
    const { place, kept } = keptWith(client, name, id);
    const found = kept.flatMap(({ answer }) => place.rowsOf(answer)).find((row) => row.id === id);
    if (found) return found;
  }
  return undefined;
}
