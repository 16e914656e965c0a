import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError, loadConfig } from '../config/config';
import { addressCheck } from './address.check';
import { databaseCheck } from './database.check';
import { dataFolderCheck } from './data-folder.check';
import { engineCheck } from './engine.check';
import { type Check, fail, type Finding, type Patient } from './finding';
import { mailCheck } from './mail.check';
import { paymentsCheck } from './payments.check';
import { programCheck } from './program.check';
import { queueServerCheck } from './queue-server.check';
import { signInCheck } from './sign-in.check';
import { storeCheck } from './store.check';
import { visionCheck } from './vision.check';
import { secretsRemover } from './without-secrets';

/** In the order in which they are told. A new part of the product adds its own. */
const CHECKS: readonly Check[] = [
  programCheck,
  addressCheck,
  dataFolderCheck,
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
/** Long enough for its rule; cookies are not signed with it here, and none is written into the data folder. */
const NO_SECRET = 'x'.repeat(32);

/** Looks at everything that an installation needs. Nothing of what it answers holds a secret. */
export async function examine(
  environment: Record<string, string | undefined>,
  checks = CHECKS,
): Promise<Finding[]> {
  const plain = secretsRemover(environment);
  const patient = patientOf(environment);
  const found =
    'findings' in patient
      ? patient.findings
      : (await Promise.all(checks.map((check) => look(check, patient)))).flat();
  return found.map((finding) => ({ ...finding, text: plain(finding.text) }));
}

function patientOf(environment: Patient['environment']): Patient | { findings: Finding[] } {
  try {
    return { environment, config: loadConfig(environment, () => NO_SECRET) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const advice = 'Mend it in the environment or in .env; .env.example explains every variable.';
    return { findings: [fail('configuration', error.message, advice)] };
  }
}

async function look({ about, run }: Check, patient: Patient): Promise<Finding[]> {
  const ended = new AbortController();
  const late = wait(PATIENCE_MS, null, { signal: ended.signal }).then(() => [
    fail(about, `There was no answer within ${PATIENCE_MS / 1000} seconds.`),
  ]);
  // Ended by ourselves below.
  late.catch(() => undefined);
  try {
    return await Promise.race([Promise.resolve(run(patient)), late]);
  } catch (error) {
    return [fail(about, sentenceOf(error))];
  } finally {
    ended.abort();
  }
}

/** Some errors of the network say all they have in a code. */
function sentenceOf(error: unknown): string {
  const { message = '', code, cause } = error as Error & { code?: unknown };
  const inner = cause instanceof Error ? `: ${cause.message}` : '';
  return `${message || (typeof code === 'string' ? code : 'It failed without a reason.')}${inner}`;
}
