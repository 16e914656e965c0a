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

/** Those who stand near the team that the matrix turns about, in it or not. */
const AROUND_THE_TEAM = ['member', 'admin', 'owner', 'exMember', 'invited', 'stranger'] as const;

/**
 * What every run asks: each pair of row, actor and object, and beside that all who stand near the team for what it
 * has, and a stranger for everything.
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
 * Each actor once a row, on an object that moves on with actor and row. The eight who are signed in come first, so each
 * object of a row is asked for by one of them.
 */
function pairwiseCells(row: Row, at: number): Cell[] {
  return ACTORS.map((actor, n) => ({
    row,
    actor,
    object: OBJECTS[(n + at) % OBJECTS.length] ?? 'own',
  }));
}

export const nameOf = ({ route, variant }: Row) => `${route} ${variant}`.trimEnd();
