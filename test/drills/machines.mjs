// Several machines (--s3: with a store instead of a shared folder): what is done at one is seen at the other, limits
// hold for all, and each part may die under load.
import { request } from 'node:http';
import { givePlan, WITH_OPERATOR } from '../support/give-plan.mjs';
import { startCluster } from './cluster.mjs';
import { inspect, query, until, untilNothingIsRepeated } from './inspect.mjs';
import { signIn, sleep, uniqueImage, upload } from './product.mjs';

const EXPORTS_AN_HOUR = 10;
/** Within this time some job ends: a lease of 30 s, a poll of 5 s, and the reading of an image. */
const STUCK_MS = 120_000;
/** A part that was killed is back by then, also where other work keeps the machine busy. */
const BACK_MS = 90_000;
/** Events go by Redis at once; nothing would deliver them later. */
const HEARD_MS = 15_000;
/** The lock of a machine that vanished ends after 11 s without an answer; a dead process's lock ends sooner. */
const LED_MS = 11_000;
/** An ending API is ended by force after this time, so it has to end well before. */
const DRAIN_SECONDS = 20;
const LIMITS = {
  ...WITH_OPERATOR,
  RATE_LIMIT_SIGN_IN: '100000',
  RATE_LIMIT_REQUESTS: '1000000',
  RATE_LIMIT_EXPORTS: String(EXPORTS_AN_HOUR),
  DRAIN_SECONDS: String(DRAIN_SECONDS),
};

/** One person's share of the uploads, alternating between the APIs; repeats uploads without an answer. */
async function uploadsOf(person, { count, urls, figures, problems }) {
  for (let n = 0; n < count; n += 1) {
    const image = await uniqueImage(`Invoice ${n}`);
    let answer = null;
    const end = Date.now() + BACK_MS;
    // A refusal is an answer: sending the same again would only use up a limit.
    const isOpen = () => answer === null || answer.status >= 500;
    for (let tries = 0; Date.now() < end && isOpen(); tries += 1) {
      const ask = person.at(urls[(n + tries) % urls.length]);
      answer = await upload(ask, image).catch(() => null);
      // No answer, or a part that the answer needs is being killed.
      if (answer === null || answer.status === 503) await sleep(250);
      else if (answer.status >= 500) problems.push(`an upload answered ${answer.status}`);
    }
    const body = await answer?.json().catch(() => null);
    const id = body?.screenshot_id ?? body?.existing_screenshot?.id;
    if (id) person.ids.push(id);
    else problems.push(`an upload was never taken, the last answer: ${answer?.status ?? 'none'}`);
    figures.uploads += 1;
  }
}

/** On a plan whose allowance is larger than all the rounds together. */
async function people(cluster, count) {
  const all = [];
  for (let n = 0; n < count; n += 1) {
    const [url, email] = [cluster.urls[n % 2], `machine-${n}@example.com`];
    const person = await signIn({ url }, email);
    await givePlan({ url }, email, 'Platinum');
    all.push(Object.assign(person, { ids: [] }));
  }
  return all;
}

/** An event stream at one API receives changes made at the other. */
async function listen(person, url) {
  const gone = new AbortController();
  const answer = await person.at(url)('/api/events?team_id=', { signal: gone.signal });
  const heard = new Map();
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (const [, data] of text.matchAll(/^data: (.*)$/gm)) {
        const { id, change } = JSON.parse(data);
        if (change === 'created' && !heard.has(id)) heard.set(id, Date.now());
      }
    }
  };
  const ended = read().catch(() => undefined);
  return { heard, ended, close: () => gone.abort() };
}

async function liveUpdate(person, [here, there], figures, problems) {
  const line = await listen(person, there);
  const waits = [];
  for (let n = 0; n < 3; n += 1) {
    const { screenshot_id: id } = await (
      await upload(person.at(here), await uniqueImage('Live'))
    ).json();
    const answered = Date.now();
    person.ids.push(id);
    if (!(await until(async () => line.heard.has(id), HEARD_MS)))
      problems.push(`a change was not heard within ${HEARD_MS} ms`);
    else waits.push(Math.max(0, line.heard.get(id) - answered));
  }
  line.close();
  figures.heard_after_ms = Math.max(0, ...waits);
}

/** Both make the same thumbnail at the same time. */
async function thumbnails(person, urls, problems) {
  for (const id of person.ids) {
    const answers = await Promise.all(
      [...urls, ...urls].map((url) => person.at(url)(`/api/screenshots/${id}/image?w=320`)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    if (answers.some(({ status }) => status !== 200)) problems.push('a thumbnail was refused');
    if (new Set(bodies.map(({ byteLength }) => byteLength)).size > 1)
      problems.push('thumbnails differ');
  }
}

async function limit(person, urls, figures, problems) {
  const answers = [];
  for (let n = 0; n < 16; n += 1) {
    const answer = await person.at(urls[n % 2])('/api/export');
    await answer.arrayBuffer();
    answers.push(answer.status);
  }
  figures.allowed = answers.filter((status) => status === 200).length;
  const refused = answers.filter((status) => status === 429).length;
  if (figures.allowed !== EXPORTS_AN_HOUR || refused !== 16 - EXPORTS_AN_HOUR)
    problems.push(`exports answered ${answers.join(' ')}`);
}

/** Starts an upload and sends half of it, as soon as the API has accepted the request. */
async function halfAnUpload(person, url) {
  const image = await uniqueImage('Drain');
  const edge = 'edge-of-the-drill';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${edge}--\r\n`)]);
  const sending = request(new URL('/api/screenshots/upload', url), {
    method: 'POST',
    headers: {
      cookie: person.cookie,
      expect: '100-continue',
      'content-type': `multipart/form-data; boundary=${edge}`,
      'content-length': body.length,
    },
  });
  const answered = new Promise((done) => {
    sending.on('response', (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    sending.on('error', (error) => done(error.message));
  });
  const accepted = new Promise((done) => sending.once('continue', () => done('accepted')));
  sending.flushHeaders();
  const first = await Promise.race([accepted, answered]);
  if (first !== 'accepted') throw new Error(`an upload was answered ${first} before it was sent`);
  sending.write(body.subarray(0, body.length / 2));
  return { answered, finish: () => sending.end(body.subarray(body.length / 2)) };
}

/** An upload that is half sent when its API is stopped is finished and answered. */
async function drain(cluster, person, name, figures, problems) {
  const url = cluster.urls[name === 'api-1' ? 0 : 1];
  const line = await listen(person, url);
  const sending = await halfAnUpload(person, url);
  const ending = cluster.end(name);
  // The upload is still open, so the API cannot have ended.
  const isRefused = async () =>
    (await fetch(`${url}/api/health/live`).catch(() => 'refused')) === 'refused';
  const refuses = await until(isRefused, (DRAIN_SECONDS / 2) * 1000);
  sending.finish();
  const status = await sending.answered;
  const { code, ms } = await ending;
  await line.ended;
  figures.drained_in_ms = Math.round(ms);
  if (status !== 201) problems.push(`an upload under way was answered ${status}`);
  if (!refuses) problems.push('an ending API still accepts requests');
  if (code !== 0 || ms > DRAIN_SECONDS * 1000)
    problems.push(`${name} ended with ${code} after ${Math.round(ms)} ms`);
  await cluster.restart(name);
}

const leaders = async (cluster) =>
  await query(
    cluster,
    `select pid from pg_locks where locktype = 'advisory' and granted and mode = 'ExclusiveLock'`,
  ).then((rows) => rows.map(({ pid }) => pid));

/** Kills both workers in turn: each time the other one leads soon. */
async function killWorkers(cluster, figures, problems) {
  const led = await leaders(cluster);
  if (led.length !== 1) problems.push(`${led.length} processes lead at the start`);
  for (const name of ['worker-1', 'worker-2']) {
    await untilNothingIsRepeated(cluster);
    const began = Date.now();
    await cluster.end(name, 'SIGKILL');
    figures.kills += 1;
    // A lock of the killed worker ends with its connection, and the other one asks every two seconds.
    const isLed = await until(async () => (await leaders(cluster)).length === 1, LED_MS);
    figures.led_after_ms = Math.max(figures.led_after_ms, Date.now() - began);
    if (!isLed) problems.push(`nobody leads ${LED_MS} ms after the end of ${name}`);
    await cluster.restart(name);
  }
}

async function killUnderLoad(cluster, crowd, { count, figures, problems }) {
  const load = Promise.all(
    crowd.map((person) => uploadsOf(person, { count, urls: cluster.urls, figures, problems })),
  );
  const names = ['api-1', 'redis', 'api-2', ...(cluster.s3Folder ? ['store'] : [])];
  for (const name of names) {
    await sleep(600);
    await cluster.end(name, 'SIGKILL');
    figures.kills += 1;
    await sleep(700);
    await cluster.restart(name);
  }
  await load;
}

/** Kills PostgreSQL with all its connections; acknowledged data is there afterwards. */
async function killDatabase(cluster, crowd, load) {
  const { figures } = load;
  const uploads = Promise.all(
    crowd.map((person) => uploadsOf(person, { urls: cluster.urls, ...load })),
  );
  await sleep(600);
  await untilNothingIsRepeated(cluster);
  cluster.killDatabase();
  figures.kills += 1;
  await sleep(700);
  await cluster.restartDatabase();
  await uploads;
}

const OPEN = `select count(*)::int as n from jobs where state in ('queued', 'running')`;

/** Waits until no job is left, as long as their number falls; a job of a killed worker waits until its lease expires. */
async function untilDone(cluster, figures, problems) {
  const count = async () => (await query(cluster, OPEN))[0].n;
  for (let open = await count(); open > 0;) {
    const before = open;
    if (await until(async () => (open = await count()) < before, STUCK_MS)) continue;
    figures.stuck = open;
    return void problems.push(`${open} jobs are stuck`);
  }
}

/** Every acknowledged upload is there, complete and read. */
async function everythingThere(cluster, crowd, figures, problems) {
  for (const [n, person] of crowd.entries()) {
    const ask = person.at(cluster.urls[n % 2]);
    for (const id of person.ids) {
      const row = await (await ask(`/api/screenshots/${id}`)).json();
      const image = await ask(`/api/screenshots/${id}/image`);
      await image.arrayBuffer();
      if (image.ok && row.processing_status === 'done') continue;
      figures.lost += 1;
      const reading = `${row.processing_status} (${row.processing_error})`;
      problems.push(`${id}: reading ${reading}, image ${image.status}`);
    }
  }
}

/**
 * A process that was killed, or that could not ask the database after an upload failed, leaves files; the next start
 * removes them.
 */
async function clearAway(cluster) {
  for (const name of ['api-1', 'api-2']) {
    await cluster.end(name);
    await cluster.restart(name);
  }
}

export async function drill(options) {
  const isShort = options.includes('--short');
  const rounds = isShort ? 1 : 5;
  const count = isShort ? 4 : 3;
  const figures = { uploads: 0, kills: 0, allowed: 0, heard_after_ms: 0, drained_in_ms: 0 };
  Object.assign(figures, { led_after_ms: 0, lost: 0, stuck: 0, orphans: 0, drift: 0 });
  const problems = [];
  const began = performance.now();
  const cluster = await startCluster(LIMITS, { isS3: options.includes('--s3') });
  try {
    const crowd = await people(cluster, isShort ? 4 : 8);
    const { urls } = cluster;
    await liveUpdate(crowd[0], urls, figures, problems);
    await thumbnails(crowd[0], urls, problems);
    await limit(crowd[1], urls, figures, problems);
    for (let round = 1; round <= rounds; round += 1) {
      const load = { count, figures, problems };
      await Promise.all([
        killUnderLoad(cluster, crowd, load),
        sleep(1_500).then(() => killWorkers(cluster, figures, problems)),
      ]);
      await killDatabase(cluster, crowd, load);
      await drain(cluster, crowd[2], round % 2 ? 'api-2' : 'api-1', figures, problems);
      // A job whose worker dies three times is given up on purpose; here none dies more than twice.
      await untilDone(cluster, figures, problems);
    }
    await everythingThere(cluster, crowd, figures, problems);
    await clearAway(cluster);
    await inspect(cluster, figures, problems);
  } catch (error) {
    problems.push(error.message);
  } finally {
    await cluster.stop();
    if (problems.length > 0) console.error(cluster.output.split('\n').slice(-60).join('\n'));
  }
  figures.seconds = Math.round((performance.now() - began) / 1000);
  const line = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  console.log(line.join(', '));
  return problems;
}
