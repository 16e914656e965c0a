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

/** Actors with a relation to the team under test, as members or not. */
const AROUND_THE_TEAM = ['member', 'admin', 'owner', 'exMember', 'invited', 'stranger'] as const;

/**
 * The cells of every run: each pair of row, actor and object; actors around the team for its things; and a stranger for
 * everything.
 */
export function someCells(row: Row, at: number): Cell[] {
  const cells = [
    ...pairwiseCells(row, at),
    ...AROUND_THE_TEAM.map((actor) => ({ row, actor, object: 'team' as const })),
    ...OBJECTS.map((object) => ({ row, actor: 'stranger' as const, object })),
  ];
  const byName = new Map(cells.map((cell) => [`${cell.actor} ${cell.object}`, cell]));
  return [...byName.values()];
}

/**
 * Each actor once a row, with an object that changes with actor and row. The eight signed-in actors come first, so each
 * object of a row is requested by one of them.
 */
function pairwiseCells(row: Row, at: number): Cell[] {
  return ACTORS.map((actor, n) => ({
    row,
    actor,
    object: OBJECTS[(n + at) % OBJECTS.length] ?? 'own',
  }));
}

export const nameOf = ({ route, variant }: Row) => `${route} ${variant}`.trimEnd();
