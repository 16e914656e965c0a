import { PLANS } from '../../../server/contract/plans';

/** The rules of the product in plain words, apart from its code: docs/decisions.md and docs/roles.md. */
export type Role = 'owner' | 'admin' | 'member';

export interface WalkPerson {
  name: string;
  email: string;
  plan: string;
  /** Uploads counted by month, `2026-11`. */
  used: Map<string, number>;
  keys: WalkKey[];
}

/** A token of a program. */
export interface WalkKey {
  id: string;
  token: string;
  /** A command line works on every plan, and is signed out when it is not used. */
  isCommandLine: boolean;
  canWrite: boolean;
  usedAt: number;
  isRevoked: boolean;
}

export interface WalkSpace {
  /** Null for a personal space. */
  teamId: string | null;
  name: string;
  members: Map<WalkPerson, Role>;
  deletedAt: number | null;
  /** Locked are the uploads behind `after` that came before `until`. */
  lock: { after: WalkShot; until: number } | null;
  /** Forbidding links ends all of them until they are allowed again. */
  allowsLinks: boolean;
  hasLogo: boolean;
}

export interface WalkComment {
  id: string;
  author: WalkPerson;
}

export interface WalkShot {
  id: string;
  space: WalkSpace;
  uploader: WalkPerson;
  /** The number of its picture: equal pictures are equal bytes. */
  picture: number;
  uploadedAt: number;
  title: string | null;
  note: string | null;
  tags: Set<string>;
  favoriteOf: Set<WalkPerson>;
  collections: Set<WalkCollection>;
  comments: WalkComment[];
  /** Accepted days with the ids of their dates; those of a copy are not known. */
  dates: Map<string, string>;
  trashedAt: number | null;
}

export interface WalkCollection {
  id: string;
  name: string;
  space: WalkSpace;
  /** It keeps its screenshots, and can be restored with them. */
  isRemoved: boolean;
}

/** A link for people without an account. */
export interface WalkLink {
  id: string;
  token: string;
  maker: WalkPerson;
  space: WalkSpace;
  /** Chosen ones; a link of a collection shows what is in it. */
  shots: Set<WalkShot>;
  collection: WalkCollection | null;
  endsAt: number;
  isRevoked: boolean;
  allowsDownload: boolean;
}

const DAY_MS = 86_400_000;
const LINKS_ON_FREE = 3;
const OPEN_AFTER_PLAN = 100;
const DAYS_IN_TRASH = 29;
/** The smallest plans with these. */
const FIRST_PLAN_WITH = { teams: 'Bronze', keys: 'Gold', logos: 'Platinum' } as const;
const DAYS_OF_COMMAND_LINE = 90;

const rankOf = (plan: string) => PLANS.findIndex(({ name }) => name === plan);

export class WalkModel {
  readonly people: WalkPerson[] = [];
  readonly spaces: WalkSpace[] = [];
  readonly shots: WalkShot[] = [];
  readonly collections: WalkCollection[] = [];
  readonly removed: WalkCollection[] = [];
  readonly links: WalkLink[] = [];
  /** Ids of what is gone for good: the product must not know them any more. */
  readonly goneShots: string[] = [];

  addPerson(name: string): WalkPerson {
    const email = `${name}@example.com`;
    const person = { name, email, plan: 'Free', used: new Map(), keys: [] };
    this.people.push(person);
    this.spaces.push({
      ...{ teamId: null, name, deletedAt: null, lock: null, allowsLinks: true, hasLogo: false },
      members: new Map([[person, 'owner' as const]]),
    });
    return person;
  }

  personal(person: WalkPerson): WalkSpace {
    const own = this.spaces.find((it) => it.teamId === null && it.members.has(person));
    if (!own) throw new Error(`${person.name} has no space`);
    return own;
  }

  ownerOf({ members, name }: WalkSpace): WalkPerson {
    for (const [person, role] of members) if (role === 'owner') return person;
    throw new Error(`${name} has no owner`);
  }

  /** Null for people who must not learn that the space exists. */
  roleOf(person: WalkPerson, { members, deletedAt }: WalkSpace): Role | null {
    return deletedAt === null ? (members.get(person) ?? null) : null;
  }

  isManager(person: WalkPerson, space: WalkSpace): boolean {
    return ['owner', 'admin'].includes(this.roleOf(person, space) ?? '');
  }

  mayDelete(person: WalkPerson, shot: WalkShot): boolean {
    return shot.uploader === person || this.isManager(person, shot.space);
  }

  /** Uploads into a team wait while the plan of its owner has no teams. */
  isPaused(space: WalkSpace): boolean {
    return space.teamId !== null && !this.has('teams', this.ownerOf(space));
  }

  has(what: keyof typeof FIRST_PLAN_WITH, { plan }: WalkPerson): boolean {
    return rankOf(plan) >= rankOf(FIRST_PLAN_WITH[what]);
  }

  /** The status of a program's request that only reads. */
  statusOf(person: WalkPerson, key: WalkKey, now: number): number {
    const isIdle = key.isCommandLine && now - key.usedAt >= DAYS_OF_COMMAND_LINE * DAY_MS;
    if (key.isRevoked || isIdle) return 401;
    return key.isCommandLine || this.has('keys', person) ? 200 : 402;
  }

  usedBy({ used }: WalkPerson, now: number): number {
    return used.get(monthOf(now)) ?? 0;
  }

  isFull(person: WalkPerson, now: number): boolean {
    const plan = PLANS.find(({ name }) => name === person.plan);
    return !!plan && this.usedBy(person, now) >= (plan.screenshotLimit ?? Infinity);
  }

  count(person: WalkPerson, now: number): void {
    person.used.set(monthOf(now), this.usedBy(person, now) + 1);
  }

  isLocked({ space, uploadedAt, id }: WalkShot): boolean {
    if (!space.lock) return false;
    const { after, until } = space.lock;
    const isBehind =
      uploadedAt > after.uploadedAt || (uploadedAt === after.uploadedAt && id > after.id);
    return isBehind && uploadedAt < until;
  }

  /** A fall from a paid plan to Free locks what came behind the first hundred; a new plan opens everything. */
  setPlan(person: WalkPerson, plan: string, now: number): void {
    const space = this.personal(person);
    if (plan !== 'Free') space.lock = null;
    else if (person.plan !== 'Free') {
      const all = this.shots
        .filter((it) => it.space === space)
        .sort((a, b) => a.uploadedAt - b.uploadedAt || (a.id < b.id ? -1 : 1));
      const after = all[OPEN_AFTER_PLAN - 1];
      // The window keeps the moment and the id, whatever becomes of that screenshot.
      space.lock = after ? { after: { ...after }, until: now } : null;
    }
    person.plan = plan;
  }

  /** Screenshots that a space shows, newest upload first. */
  shown(space: WalkSpace): WalkShot[] {
    return this.shots
      .filter((it) => it.space === space && it.trashedAt === null)
      .sort((a, b) => b.uploadedAt - a.uploadedAt || (a.id < b.id ? 1 : -1));
  }

  trashed(space: WalkSpace): WalkShot[] {
    return this.shots.filter((it) => it.space === space && it.trashedAt !== null);
  }

  twin(space: WalkSpace, picture: number): WalkShot | undefined {
    return this.shots.find((it) => it.space === space && it.picture === picture);
  }

  remove(shot: WalkShot): void {
    this.shots.splice(this.shots.indexOf(shot), 1);
    this.goneShots.push(shot.id);
  }

  /** Deletes as the hourly purge does. */
  purge(now: number): void {
    const limit = now - DAYS_IN_TRASH * DAY_MS;
    for (const shot of [...this.shots])
      if (shot.trashedAt !== null && shot.trashedAt < limit) this.remove(shot);
  }

  /** A plan without teams has three links that are neither revoked nor over. */
  hasRoomForLink(space: WalkSpace, now: number): boolean {
    if (this.has('teams', this.ownerOf(space))) return true;
    const live = this.links.filter((it) => it.space === space && !it.isRevoked && it.endsAt > now);
    return live.length < LINKS_ON_FREE;
  }

  /** The screenshots that a visitor gets; none where the link is dead. */
  shownBy({ space, maker, shots, collection, endsAt, isRevoked }: WalkLink, now: number) {
    if (isRevoked || endsAt <= now || this.roleOf(maker, space) === null) return [];
    if (!space.allowsLinks) return [];
    return this.shown(space).filter(
      (it) => (shots.has(it) || (collection && this.holds(collection, it))) && !this.isLocked(it),
    );
  }

  removeCollection(collection: WalkCollection): void {
    this.collections.splice(this.collections.indexOf(collection), 1);
    this.removed.push(collection);
    collection.isRemoved = true;
  }

  restoreCollection(collection: WalkCollection): void {
    this.removed.splice(this.removed.indexOf(collection), 1);
    this.collections.push(collection);
    collection.isRemoved = false;
  }

  private holds(collection: WalkCollection, { collections }: WalkShot): boolean {
    return !collection.isRemoved && collections.has(collection);
  }
}

const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7);
