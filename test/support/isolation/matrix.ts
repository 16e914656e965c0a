import { api } from '../../../server/contract/api';
import { urlOf } from '../../../server/contract/client';
import { ERROR_STATUS, type ErrorCode } from '../../../server/common/app-error';
import { routes } from '../../../server/contract/routes';
import type { TestApp } from '../app';
import { uniqueImage } from '../images';
import { unzip } from '../unzip';
import { headersOf, personBehind, type PersonName } from './actors';
import { Canaries } from './canaries';
import { type Cell, nameOf } from './cells';
import { law } from './law';
import type { Request, Row } from './row';
import { ROWS } from './rows';
import { Snapshot } from './snapshot';
import { find } from './find';
import type { Found } from './targets';
import { makeWorld, type World } from './world';

/** The number of simultaneous requests that change nothing. */
const AT_ONCE = 8;

/** The checked parts of an answer. */
interface Answer {
  status: number;
  headers: string;
  text: string;
}

/** A request and its expected status. */
interface Asked extends Cell {
  found: Found;
  request: Request;
  wanted: number;
}

/** Headers that differ with every answer, or come from the connection. */
const RESTLESS_HEADERS = ['x-request-id', 'date', 'content-length', 'connection', 'keep-alive'];

/** Runs cells of the matrix, each on an unchanged world. */
export class Matrix {
  private constructor(
    private readonly app: TestApp,
    readonly world: World,
    readonly snapshot: Snapshot,
    readonly canaries: Canaries,
  ) {}

  static async open(app: TestApp): Promise<Matrix> {
    const world = await makeWorld(app);
    // Events of the provider would arrive in the middle of other requests.
    await app.payments.trouble('lose');
    return new Matrix(app, world, await Snapshot.take(app.database.url), new Canaries(world));
  }

  close(): Promise<void> {
    return this.snapshot.close();
  }

  /** The faults of these cells of one row, a line for each. */
  async run(cells: readonly Cell[]): Promise<string[]> {
    const asked = cells.map((cell) => this.prepare(cell));
    const isQuiet = ({ row, wanted }: Asked) => wanted >= 400 || !changes(row);
    return [
      ...(await this.runQuiet(asked.filter(isQuiet))),
      ...(await this.runChanges(asked.filter((one) => !isQuiet(one)))),
    ];
  }

  /** Everything that a person sees in their own workspace, by the name of the row. */
  async crawl(actor: PersonName): Promise<Map<string, string>> {
    const rows = ROWS.filter((row) => !changes(row) && row.target !== 'token' && !isOpen(row));
    const asked = rows.map((row) => this.prepare({ row, actor, object: 'own' }));
    const answers = await this.askAll(asked);
    return new Map(asked.map(({ row }, n) => [nameOf(row), answers[n]?.text ?? '']));
  }

  /** Refused and reading requests: many at once, and afterwards nothing may have changed. */
  private async runQuiet(asked: readonly Asked[]): Promise<string[]> {
    const answers = await this.askAll(asked);
    const wrong = asked.flatMap((one, n) => this.faults(one, answers[n] as Answer));
    wrong.push(...differences(asked, answers));
    const changed = await this.snapshot.changed();
    if (changed.length > 0) await this.snapshot.restore();
    return [...wrong, ...changed.map((table) => `what must change nothing changed ${table}`)];
  }

  /** Allowed changes each start from an unchanged world. */
  private async runChanges(asked: readonly Asked[]): Promise<string[]> {
    const wrong: string[] = [];
    for (const one of asked) {
      wrong.push(...this.faults(one, await this.ask(one)));
      await this.snapshot.restore();
    }
    return wrong;
  }

  private async askAll(asked: readonly Asked[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (let at = 0; at < asked.length; at += AT_ONCE)
      answers.push(
        ...(await Promise.all(asked.slice(at, at + AT_ONCE).map((one) => this.ask(one)))),
      );
    return answers;
  }

  private prepare(cell: Cell): Asked {
    const person = personBehind(cell.actor);
    // A visitor has nothing of their own, so the things of a stranger are requested.
    const found = find(this.world, cell.row.target, cell.object, person ?? 'stranger');
    const wanted = law(cell, found);
    return { ...cell, found, request: cell.row.request(found), wanted };
  }

  private async ask({ row, actor, request }: Asked): Promise<Answer> {
    const { params, query, body, form } = request;
    const headers = new Headers(headersOf(actor, this.world));
    if (body) headers.set('content-type', 'application/json');
    const response = await fetch(`${this.app.base}${urlOf(row.route, { params, query })}`, {
      method: routes[row.route].method,
      headers,
      redirect: 'manual',
      body: form ? await formOf(form) : body && JSON.stringify(body),
    });
    const lines = [...response.headers].filter(([name]) => !RESTLESS_HEADERS.includes(name));
    const text = await textOf(response);
    return { status: verdict(row, response.status, text), headers: JSON.stringify(lines), text };
  }

  private faults({ row, actor, object, request, wanted }: Asked, answer: Answer): string[] {
    const who = `${actor} on ${object}`;
    const wrong: string[] = [];
    if (answer.status !== wanted)
      wrong.push(`${who}: ${answer.status}, not ${wanted}; ${answer.text.slice(0, 200)}`);
    const asked = JSON.stringify(request);
    // Holders of an invite's secret may see the name of the team.
    const leaks = row.target === 'token' ? [] : this.canaries.leaks(actor, answer.text, asked);
    if (leaks.length > 0) wrong.push(`${who} saw ${leaks.join(', ')}`);
    return wrong;
  }
}

const isOpen = ({ route }: Row) => 'open' in api[route];

const changes = ({ route, isChange }: Row) => isChange ?? routes[route].method !== 'GET';

/** The rest of a request: absent things must be answered alike wherever it is the same. */
function placeOf({ found, request }: Asked): string {
  const rest = JSON.stringify(request).replaceAll(JSON.stringify(found.id), '…');
  return found.role === null ? rest : `${rest} as ${found.role}`;
}

/** Leaves out the input of the request, which an answer may repeat. */
function anonymous({ found }: Asked, { headers, text }: Answer): string {
  const asked = [found.id, found.beside.screenshot].filter(Boolean);
  return asked.reduce((rest, id) => rest.replaceAll(id, '…'), `${text} ${headers}`);
}

/** Reports answers that distinguish foreign, deleted, malformed and absent things. */
function differences(asked: readonly Asked[], answers: readonly Answer[]): string[] {
  const byPlace = new Map<string, Set<string>>();
  asked.forEach((one, n) => {
    const answer = answers[n] as Answer;
    if (answer.status !== 404 || one.row.target === 'token') return;
    const place = placeOf(one);
    byPlace.set(place, (byPlace.get(place) ?? new Set()).add(anonymous(one, answer)));
  });
  const apart = [...byPlace].filter(([, texts]) => texts.size > 1);
  return apart.map(([place, texts]) => `told apart at ${place}: ${[...texts].join(' / ')}`);
}

/** Bulk actions always answer 200: the result for the requested thing counts. */
function verdict({ route }: Row, status: number, text: string): number {
  const tellsEach = route === 'screenshots.bulk' || route === 'screenshots.transfer';
  if (!tellsEach || status !== 200) return status;
  const { failed } = JSON.parse(text) as { failed: { code: ErrorCode }[] };
  return failed[0] ? ERROR_STATUS[failed[0].code] : status;
}

async function formOf(fields: Record<string, string>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(await uniqueImage())]), 'new.png');
  return form;
}

/** The text of an answer; for an endless stream its beginning. */
async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return '';
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  if (type !== 'application/zip') return bytes.toString();
  const files = Object.entries(await unzip(bytes));
  return files.map(([name, file]) => `${name}\n${file.toString()}`).join('\n');
}
