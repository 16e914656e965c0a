import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError, loadConfig } from '../../../infra/config/config';
import { addressCheck } from './address.check';
import { databaseCheck } from './database.check';
import { dataFolderCheck } from './data-folder.check';
import { engineCheck } from './engine.check';
import { type Check, fail, type CheckResult, type CheckInput } from './check';
import { growthCheck } from './growth.check';
import { mailCheck } from './mail.check';
import { paymentsCheck } from './payments.check';
import { privacyCheck } from './privacy.check';
import { programCheck } from './program.check';
import { queueServerCheck } from './queue-server.check';
import { signInCheck } from './sign-in.check';
import { storeCheck } from './store.check';
import { visionCheck } from './vision.check';
import { secretsRemover } from './without-secrets';

/** In the order of the report. A new part of the product adds its own check. */
const CHECKS: readonly Check[] = [
  programCheck,
  addressCheck,
  dataFolderCheck,
  growthCheck,
  privacyCheck,
  databaseCheck,
  storeCheck,
  queueServerCheck,
  signInCheck,
  paymentsCheck,
  mailCheck,
  engineCheck,
  visionCheck,
];

const PATIENCE_MS = 20_000;
/** Long enough for its rule. It signs nothing, and the doctor must not write a secret into the data folder. */
const NO_SECRET = 'x'.repeat(32);

/** Examines everything that an installation needs. The results contain no secrets. */
export async function examine(
  environment: Record<string, string | undefined>,
  checks = CHECKS,
): Promise<CheckResult[]> {
  const plain = secretsRemover(environment);
  const input = inputOf(environment);
  const found = 'results' in input ? input.results : await lookAt(checks, input);
  return found.map((result) => ({ ...result, text: plain(result.text) }));
}

function inputOf(environment: CheckInput['environment']): CheckInput | { results: CheckResult[] } {
  try {
    return { environment, config: loadConfig(environment, () => NO_SECRET) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const advice = 'Mend it in the environment or in .env; .env.example explains every variable.';
    return { results: [fail('configuration', error.message, advice)] };
  }
}

/** In the order of the checks. Those that keep the processor busy come last, or the others would run out of time. */
async function lookAt(checks: readonly Check[], input: CheckInput): Promise<CheckResult[]> {
  const found = new Map<Check, CheckResult[]>();
  for (const isHeavy of [false, true]) {
    const now = checks.filter((check) => (check.isHeavy ?? false) === isHeavy);
    await Promise.all(now.map(async (check) => found.set(check, await look(check, input))));
  }
  return checks.flatMap((check) => found.get(check) ?? []);
}

async function look(
  { about, patienceMs = PATIENCE_MS, run }: Check,
  input: CheckInput,
): Promise<CheckResult[]> {
  const ended = new AbortController();
  const late = wait(patienceMs, null, { signal: ended.signal }).then(() => [
    fail(about, `There was no answer within ${patienceMs / 1000} seconds.`),
  ]);
  // Handled below, where the timeout is cleared.
  late.catch(() => undefined);
  try {
    return await Promise.race([Promise.resolve(run(input)), late]);
  } catch (error) {
    return [fail(about, sentenceOf(error))];
  } finally {
    ended.abort();
  }
}

/** Some network errors carry their only information in a code. */
function sentenceOf(error: unknown): string {
  const { message = '', code, cause } = error as Error & { code?: unknown };
  const inner = cause instanceof Error ? `: ${cause.message}` : '';
  return `${message || (typeof code === 'string' ? code : 'It failed without a reason.')}${inner}`;
}
