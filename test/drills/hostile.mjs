// Five attackers send files that cost far more to open than to send, and texts that mean trouble somewhere, while five
// others work.
//   npm run drill -- hostile [--short]
import { childOf as doorOf, signIn, startProduct, uniqueImage, upload } from './product.mjs';
import { givePlan } from '../support/give-plan.mjs';
import { sendDisguises } from './disguises.mjs';
import { files } from './hostile-files.mjs';
import { LIMITS as LIMITS_OF_TEXTS, texts } from './hostile-texts.mjs';
import { Colleagues } from './hostile-colleagues.mjs';
import { Watch, WATCHED } from './hostile-watch.mjs';

/** Every part has a name and `attacks(isShort)`: a list of `{ name, right, send(ask) }`. */
const PARTS = [files, texts];

const ATTACKERS = 5;
const MOST_MEGABYTES = 700;
const MOST_LAG_MS = 200;
const WORST_LAG_MS = 1_000;
const MOST_SLOWER = 3;
const HARMLESS = 300;
const HARMLESS_OF_SHORT = 40;
const TOKEN = 'a-token-of-the-hostile-drill';
/** Without the limits, which are tested elsewhere. */
const ENV = { ...LIMITS_OF_TEXTS, ...WATCHED, METRICS_TOKEN: TOKEN };

async function people(product, name, count) {
  const emails = Array.from({ length: count }, (_, n) => `${name}-${n}@example.com`);
  const signedIn = await Promise.all(emails.map((email) => signIn(product, email)));
  for (const email of emails) {
    await givePlan(product, email, 'Platinum');
  }
  return signedIn;
}

/** Shares the attacks out between the attackers, each of whom waits for an answer before the next one. */
async function attack(attackers, attacks) {
  const rest = [...attacks];
  const answers = [];
  const work = async (ask) => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const began = performance.now();
      const status = await statusOf(() => next.send(ask));
      answers.push({ ...next, status, ms: performance.now() - began });
    }
  };
  await Promise.all(attackers.map(work));
  return answers;
}

async function statusOf(send) {
  try {
    const answer = await send();
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // No answer at all is the worst of all.
    return 0;
  }
}

/** Harmless files at the same time and by as many people: the measure for everybody else's waiting. */
const harmless = (count) =>
  Array.from({ length: count }, () => ({
    name: 'harmless',
    right: [201],
    send: async (ask) => upload(ask, await uniqueImage('harmless')),
  }));

/** One list of all of them in which each part runs from the start to the end. */
const mixed = (parts) =>
  parts
    .flatMap((attacks) => attacks.map((it, n) => ({ it, at: n / attacks.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ it }) => it);

async function phase(product, { attackers, colleagues, attacks }) {
  const watch = await Watch.start(product, TOKEN);
  const work = new Colleagues(colleagues);
  const answers = await attack(attackers, attacks);
  const others = await work.stop();
  return { answers, others, ...(await watch.stop()) };
}

function say(name, { answers, others, megabytes, lag, idleLag, ran }) {
  const p99 = (it) => `${percentile(it, 0.99).toFixed(0)} ms`;
  console.log(
    `${name}: ${answers.length} sent, p99 ${p99(answers)}; others ${others.length}, p99 ${p99(others)}, median ${percentile(others, 0.5).toFixed(0)} ms; ` +
      `event loop p99 ${lag.p99.toFixed(0)} ms, longest ${lag.max.toFixed(0)} ms ` +
      `(idle process ${idleLag.p99.toFixed(0)} and ${idleLag.max.toFixed(0)} ms), ` +
      `most processor time in one hold ${ran.toFixed(0)} ms; API and decoders ${megabytes.toFixed(0)} MiB`,
  );
}

export function percentile(answers, share) {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function faultsOf({ answers, others }) {
  const wrong = answers.filter(({ right, status }) => !right.includes(status));
  const broken = others.filter(({ status }) => status === 0 || status >= 500);
  return [
    ...wrong.map(({ name, status }) => `${name} was answered ${status}`),
    ...broken.map(({ kind, status }) => `somebody else's ${kind} was answered ${status}`),
  ];
}

function costsOf(calm, stormy) {
  const problems = [];
  const ratio = percentile(stormy.others, 0.99) / percentile(calm.others, 0.99);
  console.log(
    `others' p99 under attack / under harmless files: ${ratio.toFixed(2)} (at most ${MOST_SLOWER})`,
  );
  if (ratio > MOST_SLOWER) problems.push(`others waited ${ratio.toFixed(1)} times as long`);
  const lag = stormy.lag.p99;
  // Not below it is also a figure that is absent.
  if (!(lag <= Math.min(WORST_LAG_MS, stormy.idleLag.p99 + MOST_LAG_MS)))
    problems.push(`the event loop was held ${lag.toFixed(0)} ms`);
  return problems;
}

export async function drill(options) {
  const isShort = options.includes('--short');
  const product = await startProduct({ env: ENV });
  const doors = () => ['api', 'worker'].map((door) => doorOf(product, door));
  const problems = [];
  try {
    const attackers = await people(product, 'attacker', ATTACKERS);
    const colleagues = await people(product, 'colleague', 5);
    const before = doors();
    const all = { attackers, colleagues };
    const harmlessFiles = harmless(isShort ? HARMLESS_OF_SHORT : HARMLESS);
    const calm = await phase(product, { ...all, attacks: harmlessFiles });
    say('harmless', calm);
    const attacks = mixed(PARTS.map((part) => part.attacks(isShort)));
    const stormy = await phase(product, { ...all, attacks });
    say('hostile', stormy);
    problems.push(...faultsOf(calm), ...faultsOf(stormy));
    problems.push(...(await sendDisguises(attackers[0])).problems);
    // Others on the machine lengthen the holds, but not what the API itself does in one; a figure that is absent counts.
    if (!(stormy.ran <= MOST_LAG_MS))
      problems.push(`the event loop worked for ${stormy.ran.toFixed(0)} ms in one piece`);
    if (stormy.megabytes > MOST_MEGABYTES)
      problems.push(`API and decoders took ${stormy.megabytes.toFixed(0)} MiB`);
    if (doors().join() !== before.join()) problems.push('a process died');
    // Figures of a run of a minute on a busy machine say too little about waiting.
    if (!isShort) problems.push(...costsOf(calm, stormy));
    if (isShort) costsOf(calm, stormy);
  } finally {
    await product.stop();
  }
  return [...new Set(problems)];
}
