// Simulates people: uploads, lists, images and edits, each answer recorded, until it is stopped.
import { sleep, uniqueImage, upload } from './product.mjs';

const PAUSE_MS = 30;
/** Every upload has to be read afterwards. */
const UPLOAD_PAUSE_MS = 150;
const MADE_AHEAD = 12;

/** Records all requests and their outcomes. */
export class Load {
  /** `{ kind, at, status, code }`; the status is 0 when no answer came. */
  answers = [];
  /** Images by the id that their upload was acknowledged with. */
  stored = new Map();
  /** Images whose upload was not acknowledged: each may be there or not, but not half. */
  doubtful = [];
  /** Made ahead, so that an upload does not wait for its image. */
  images;
  #isOn = true;
  #ended;

  constructor(ask, url) {
    this.ask = ask;
    this.url = url;
    const repeat = async (work, pause = PAUSE_MS) => {
      while (this.#isOn) {
        await work();
        await sleep(pause);
      }
    };
    this.#ended = Promise.all([
      repeat(() => this.upload(), UPLOAD_PAUSE_MS),
      repeat(() => this.upload(), UPLOAD_PAUSE_MS),
      repeat(() => this.note('list', () => this.ask('/api/screenshots?limit=20'))),
      repeat(() => this.look()),
      repeat(() => this.note('ready', () => fetch(`${this.url}/api/health/ready`))),
      repeat(() => this.note('live', () => fetch(`${this.url}/api/health/live`))),
    ]);
  }

  async stop() {
    this.#isOn = false;
    await this.#ended;
  }

  /** The time of the first success of each kind after `since`; Infinity when there is none yet. */
  recoveredAt(since, kinds) {
    const firsts = kinds.map(
      (kind) =>
        this.answers.find(
          (it) => it.kind === kind && it.asked >= since && it.status < 400 && it.status > 0,
        )?.at ?? Infinity,
    );
    return Math.max(...firsts);
  }

  async upload() {
    this.images ??= await Promise.all(Array.from({ length: MADE_AHEAD }, () => uniqueImage()));
    const image = this.images.pop() ?? (await uniqueImage());
    const { status, body } = await this.note('upload', () => upload(this.ask, image));
    if (status === 201) this.stored.set(body.screenshot_id, image);
    else this.doubtful.push(image);
  }

  async look() {
    const id = [...this.stored.keys()].at(-1);
    if (!id) return;
    await this.note('image', () => this.ask(`/api/screenshots/${id}/image`));
    await this.note('thumbnail', () => this.ask(`/api/screenshots/${id}/image?w=320`));
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ is_favorite: true });
    await this.note('edit', () =>
      this.ask(`/api/screenshots/${id}`, { method: 'PATCH', headers, body }),
    );
  }

  async note(kind, request) {
    const asked = Date.now();
    let status = 0;
    let body = null;
    try {
      const answer = await request();
      status = answer.status;
      const isJson = /json/.test(answer.headers.get('content-type') ?? '');
      body = isJson ? await answer.json() : void (await answer.arrayBuffer());
    } catch (error) {
      // An interrupted image has a status already; without one there was no answer.
      body = { error: String(error.cause ?? error) };
      if (status < 400) status = 0;
    }
    this.answers.push({
      kind,
      asked,
      at: Date.now(),
      status,
      body: status < 400 && status > 0 ? null : body,
    });
    return { status, body };
  }
}
