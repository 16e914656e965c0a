import type { QueryClient } from '@tanstack/react-query';
import type { RouteOutput } from '../../../../server/contract/api';
import type { RouteName } from '../../../../server/contract/routes';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { changeAnswer } from '../../../shared/api/change-answer';

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

type AnyShape = AnswerShape<AnswerName>;
type AnyAnswer = RouteOutput<AnswerName>;

function answersOf(client: QueryClient, name: AnswerName, id: string) {
  const shape = SHAPES[name] as AnyShape;
  const find = (answer: unknown): Screenshot | undefined =>
    answer === undefined
      ? undefined
      : shape.rowsOf(answer as AnyAnswer).find((row) => row.id === id);
  return { shape, find, queries: client.getQueryCache().findAll({ queryKey: [name] }) };
}

/** Changes the row in every cached answer; the returned function restores them. */
export function changeAnswersWith(client: QueryClient, id: string, change: ChangeRows): () => void {
  const before = NAMES.flatMap((name) => {
    const { shape, find, queries } = answersOf(client, name, id);
    return queries.flatMap((query) => {
      const { data } = query.state;
      changeAnswer<AnyAnswer>(client, query, (answer) =>
        find(answer) ? shape.change(answer, change) : answer,
      );
      return find(data) ? [{ key: query.queryKey, data }] : [];
    });
  });
  return () => before.forEach(({ key, data }) => client.setQueryData(key, data));
}

/** Finds the row in one of those answers. */
export function findInAnswers(client: QueryClient, id: string): Screenshot | undefined {
  for (const name of NAMES) {
    const { find, queries } = answersOf(client, name, id);
    for (const { state } of queries) {
      const found = find(state.data);
      if (found) return found;
    }
  }
  return undefined;
}
