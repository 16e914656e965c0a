import type { Command } from 'commander';
import { hostname } from 'node:os';
import { createClient } from '../../server/contract/client';
import type { Pairing } from '../../server/contract/keys';
import { openInBrowser } from '../lib/browser';
import { CliError } from '../lib/cli-error';
import { readConfigFile, writeConfigFile } from '../lib/config';
import { patientFetch, pause } from '../lib/connection';
import { connect, type Context, contextOf } from '../lib/context';
import { EXIT } from '../lib/exit-codes';
import { interruptible } from '../lib/interrupt';
import { readStdin } from '../lib/read-stdin';

interface LoginOptions {
  withToken?: boolean;
  browser: boolean;
}

interface Granted {
  token: string;
  key_id?: string;
}

export function addLoginCommand(program: Command): void {
  program
    .command('login')
    .description('sign in: a code to allow in the browser')
    .helpGroup('User commands:')
    .option('--with-token', 'read an API key from stdin')
    .option('--no-browser', 'only print the address')
    .addHelpText(
      'after',
      '\nExamples:\n  shotvault login --server https://vault.example.com\n  shotvault login --with-token < key.txt',
    )
    .action(async (options: LoginOptions, command: Command) => {
      const context = contextOf(command);
      const granted = options.withToken
        ? { token: await tokenOnStdin() }
        : await interruptible((signal) => pair(context, options, signal));
      await keep(context, granted);
    });
}

/** Saves the token only when the server accepts it. */
async function keep({ output, settings }: Context, { token, key_id }: Granted): Promise<void> {
  const { server } = settings;
  const { email } = await connect(output, { ...settings, token }).api.call('auth.me', {});
  const before = readConfigFile();
  const team_id = before.server === server ? before.team_id : undefined;
  writeConfigFile({ server, token, key_id, team_id });
  output.result({ email, server }, [`Signed in as ${email} at ${server}.`]);
}

async function tokenOnStdin(): Promise<string> {
  if (process.stdin.isTTY) {
    throw new CliError('Give the key on stdin: shotvault login --with-token < key.txt', EXIT.usage);
  }
  const token = (await readStdin()).toString('utf8').trim();
  if (/^\S+$/.test(token)) return token;
  throw new CliError('There is no key on stdin.', EXIT.usage);
}

async function pair(
  context: Context,
  { browser }: LoginOptions,
  signal: AbortSignal,
): Promise<Granted> {
  const { api, output } = context;
  const pairing = await api.call('keys.createPairing', {
    body: { device_name: hostname().slice(0, 100) || 'A command line' },
  });
  process.stderr.write(
    `Your code:  ${output.styled('bold', pairing.code, process.stderr)}\n` +
      `Type it at ${pairing.verification_url}\n`,
  );
  if (browser && process.stderr.isTTY) openInBrowser(pairing.verification_url);
  output.note('Waiting for your answer in the browser…');
  return untilAnswered(context, pairing, signal);
}

async function untilAnswered(
  { settings: { server }, output }: Context,
  { id, device_secret, interval }: Pairing,
  signal: AbortSignal,
): Promise<Granted> {
  const api = createClient({
    baseUrl: server,
    headers: { 'X-Device-Secret': device_secret },
    fetch: patientFetch({ server, onAnswer: (line) => output.detail(line) }),
  });
  // The server decides when it expires, because the clock of this machine may be wrong.
  for (;;) {
    await pause(interval * 1000, signal);
    const { state, granted } = await api.call('keys.pollPairing', { params: { id }, signal });
    if (granted) return { token: granted.token, key_id: granted.key.id };
    if (state === 'denied') throw new CliError('You denied this code.', EXIT.refused);
    if (state !== 'pending') {
      throw new CliError('The code has expired. Run: shotvault login', EXIT.refused);
    }
  }
}
