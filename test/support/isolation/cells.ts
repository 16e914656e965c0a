import { type Actor, ACTORS } from './actors';
import type { Row } from './row';
import { type ObjectName, OBJECTS } from './targets';

export interface Cell {
  row: Row;
  actor: Actor;
  object: ObjectName;
}

/** Every actor on every object of a row. */
export function allCells(row: Row): Cell[] {
  return ACTORS.flatMap((actor) => OBJECTS.map((object) => ({ row, actor, object })));
}

/**
 * As few as see every pair of row, actor and object: each actor once a row, on an object that moves on with actor and
 * row. The eight who are signed in come first, so each object of a row is asked for by one of them.
 */
export function pairwiseCells(row: Row, at: number): Cell[] {
  return ACTORS.map((actor, n) => ({
    row,
    actor,
    object: OBJECTS[(n + at) % OBJECTS.length] ?? 'own',
  }));
}

export const nameOf = ({ route, variant }: Row) => `${route} ${variant}`.trimEnd();
