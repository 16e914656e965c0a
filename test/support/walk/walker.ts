import { createHash } from 'node:crypto';
import type { RouteName } from '../../../server/contract/routes';
import type { TestApp } from '../app';
import { uniqueImage } from '../images';
import type { Client } from '../person';
import type { Random } from '../search/random';
import { WalkModel, type WalkPerson, type WalkShot, type WalkSpace } from './walk-model';

export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Answered {
  status: number;
  body: Record<string, unknown>;
}

const NAMES = ['ada', 'bea', 'cleo', 'dora', 'ezra', 'finn'] as const;
const ABSENT = '0199a8b0-0000-7000-8000-000000000000';
/** A session ends 30 days after its last use and 90 days after its beginning. */
const SESSION_DAYS = 20;

/** Six people who do random things, the model that predicts the answers, and what differed. */
export class Walker {
  readonly model = new WalkModel();
  readonly differences: string[] = [];
  private readonly clients = new Map<WalkPerson, Client>();
  private readonly visitor: Client;
  private readonly signedInAt = new Map<WalkPerson, number>();
  private pictures: Buffer[] = [];

  constructor(
    readonly app: TestApp,
    readonly random: Random,
  ) {
    this.visitor = app.visitor();
    for (const name of NAMES) this.model.addPerson(name);
  }

  now(): number {
    return this.app.clock.now().getTime();
  }

  /** Opens sessions where they would run out. */
  async keepSignedIn(): Promise<void> {
    for (const person of this.model.people)
      if (this.daysSignedIn(person) >= SESSION_DAYS) await this.signIn(person);
  }

  async signIn(person: WalkPerson): Promise<void> {
    this.clients.set(person, await this.app.person(person.email));
    this.signedInAt.set(person, this.now());
  }

  daysSignedIn(person: WalkPerson): number {
    return (this.now() - (this.signedInAt.get(person) ?? 0)) / 86_400_000;
  }

  client(person: WalkPerson): Client {
    const client = this.clients.get(person);
    if (!client) throw new Error(`${person.name} has not signed in`);
    return client;
  }

  async ask(person: WalkPerson, route: RouteName, asked: Asked = {}): Promise<Answered> {
    return read(await this.client(person).send(route, asked));
  }

  /** A request of somebody without a session. */
  async visit(route: RouteName, asked: Asked = {}): Promise<Answered> {
    return read(await this.visitor.send(route, asked));
  }

  /** A request of a program with a token. */
  async run(token: string, route: RouteName, asked: Asked = {}): Promise<Answered> {
    return read(await this.app.keys.program(token).send(route, asked));
  }

  /** The status alone, of an answer that need not end. */
  async peek(person: WalkPerson, route: RouteName, asked: Asked): Promise<number> {
    const { status, body } = await this.client(person).send(route, asked);
    await body?.cancel();
    return status;
  }

  async upload(person: WalkPerson, space: WalkSpace, picture: number): Promise<Answered> {
    const bytes = this.pictures[picture];
    if (!bytes) throw new Error(`there is no picture ${picture}`);
    const fields = { team_id: space.teamId ?? '' };
    return read(await this.client(person).upload(bytes, `picture ${picture}.png`, fields));
  }

  /** A new picture, or one that was uploaded before. */
  async picture(): Promise<number> {
    if (this.pictures.length > 0 && this.random.isLikely(0.15))
      return this.random.below(this.pictures.length);
    this.pictures.push(await uniqueImage('png', { width: 16, height: 12 }));
    return this.pictures.length - 1;
  }

  /** The name that a file has before it is sent. */
  hashOf(picture: number): string {
    return createHash('sha256')
      .update(this.pictures[picture] ?? '')
      .digest('hex');
  }

  person(): WalkPerson {
    return this.one(this.model.people);
  }

  /** A space that the person opens, or now and then one of others. */
  space(person: WalkPerson): WalkSpace {
    const mine = this.model.spaces.filter((it) => this.model.roleOf(person, it) !== null);
    return this.one(this.random.isLikely(0.85) ? mine : this.reachable(person));
  }

  /** Everything but the personal spaces of others, which no request can name. */
  private reachable(person: WalkPerson): WalkSpace[] {
    return this.model.spaces.filter((it) => it.teamId !== null || it.members.has(person));
  }

  /** A screenshot of anybody; most are the person's to see. Now and then one that is gone, or never was: undefined. */
  shot(person: WalkPerson): WalkShot | undefined {
    if (this.random.isLikely(0.03)) return undefined;
    const seen = this.model.shots.filter((it) => this.model.roleOf(person, it.space) !== null);
    const pool = this.random.isLikely(0.85) ? seen : this.model.shots;
    return pool.length > 0 ? this.one(pool) : undefined;
  }

  /** The id of a screenshot that is gone for good, or of none. */
  goneId(): string {
    const gone = this.model.goneShots;
    return gone.length > 0 ? this.one(gone) : ABSENT;
  }

  one<Item>(list: readonly Item[]): Item {
    const item = list[this.random.below(list.length)];
    if (item === undefined) throw new Error('there is nothing to choose from');
    return item;
  }

  /** Records what differs from the prediction; returns whether the answer is as predicted. */
  expect(what: string, expected: unknown, received: unknown): boolean {
    const [wanted, got] = [expected, received].map((value) => JSON.stringify(value));
    if (wanted === got) return true;
    this.differences.push(`${what}: expected ${wanted}, received ${got}`);
    return false;
  }
}

async function read(answer: Response): Promise<Answered> {
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return { status: answer.status, body: isJson && text ? JSON.parse(text) : {} };
}
