import { type Actor, personBehind, PEOPLE, TEAM_ROLE_OF } from './actors';
import type { World } from './world';

const CANARY = /canary-([a-z]+)/gi;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Finds data of workspaces that the actor cannot see in an answer: their canaries, and the ids of their things. */
export class Canaries {
  /** The workspace of every id. */
  private readonly spaces = new Map<string, string>();

  constructor({ personal, ownTeams, shared, locked }: World) {
    for (const name of PEOPLE) this.learn(name, [personal[name], ownOf(ownTeams[name])]);
    this.learn('exSubscriber', [locked]);
    this.learn('team', [ownOf(shared.team)]);
    this.learn('neighbour', [ownOf(shared.neighbour)]);
  }

  /** Every forbidden thing in an answer; the input of the request may be repeated. */
  leaks(actor: Actor, text: string, asked: string): string[] {
    const seen = this.visibleTo(actor);
    const names = [...text.matchAll(CANARY)].filter(
      ([, space = '']) => !seen.has(space.toLowerCase()),
    );
    const ids = [...text.matchAll(UUID)].filter(([id]) => {
      const space = this.spaces.get(id);
      return space !== undefined && !seen.has(space);
    });
    const found = [...names, ...ids].map(([word]) => word);
    return [...new Set(found)].filter((word) => !asked.includes(word));
  }

  private visibleTo(actor: Actor): Set<string> {
    const person = personBehind(actor);
    if (!person) return new Set();
    return new Set([person.toLowerCase(), ...(TEAM_ROLE_OF[person] ? ['team'] : [])]);
  }

  private learn(space: string, things: readonly object[]): void {
    for (const value of things.flatMap((thing) => Object.values(thing) as unknown[]))
      if (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value))
        this.spaces.set(value, space.toLowerCase());
  }
}

/** The same person is a member of every team. */
function ownOf<Team extends { memberId: string }>({ memberId: _, ...own }: Team) {
  return own;
}
