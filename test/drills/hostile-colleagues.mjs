// People at work while others attack: each uploads, lists and looks, one request after another.
import { sleep, uniqueImage, upload } from './product.mjs';

const PAUSE_MS = 50;
const UPLOADS_EVERY = 6;

/** Works until it is stopped, then answers `{ kind, status, ms }` of everything that was asked. */
export class Colleagues {
  #isOn = true;
  #answers = [];
  #ended;

  constructor(people) {
    this.#ended = Promise.all(people.map((ask) => this.#work(ask)));
  }

  async stop() {
    this.#isOn = false;
    await this.#ended;
    return this.#answers;
  }

  async #work(ask) {
    let id;
    for (let n = 0; this.#isOn; n += 1) {
      if (n % UPLOADS_EVERY === 0) {
        const image = await uniqueImage('at work');
        const body = await this.#note('upload', () => upload(ask, image));
        id = body?.screenshot_id ?? id;
      }
      await this.#note('list', () => ask('/api/screenshots?limit=20&fields=card'));
      if (id) await this.#note('thumbnail', () => ask(`/api/screenshots/${id}/image?w=320`));
      await sleep(PAUSE_MS);
    }
  }

  async #note(kind, request) {
    const began = performance.now();
    try {
      const answer = await request();
      const isJson = /json/.test(answer.headers.get('content-type') ?? '');
      const body = isJson ? await answer.json() : void (await answer.arrayBuffer());
      this.#answers.push({ kind, status: answer.status, ms: performance.now() - began });
      return body;
    } catch {
      // The server did not answer.
      this.#answers.push({ kind, status: 0, ms: performance.now() - began });
      return undefined;
    }
  }
}
