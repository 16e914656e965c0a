import type { Command } from 'commander';
import { createClient } from '../../server/contract/client';
import { CliError } from './cli-error';
import { type Settings, settingsOf } from './config';
import { patientFetch } from './connection';
import { EXIT } from './exit-codes';
import { Output, type OutputOptions } from './output';

interface GlobalOptions extends OutputOptions {
  server?: string;
  team?: string;
}

/** The output, the connection and the settings of a command. */
export interface Context {
  output: Output;
  settings: Settings;
  /** Without a token when nobody is signed in. */
  api: ReturnType<typeof createClient>;
  /** The same connection for answers that are not JSON: paths below the server, with the token. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export function contextOf(command: Command): Context {
  const options = command.optsWithGlobals<GlobalOptions>();
  const output = new Output(options);
  const settings = settingsOf(options);
  return connect(output, settings);
}

export function connect(output: Output, settings: Settings): Context {
  const { server, token } = settings;
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const patient = patientFetch({ server, onAnswer: (line) => output.detail(line) });
  const api = createClient({ baseUrl: server, headers, fetch: patient });
  const send = (path: string, init: RequestInit = {}) =>
    patient(`${server}${path}`, { ...init, headers });
  return { output, settings, api, fetch: send };
}

/** The context of a command that requires signing in. */
export function signedIn(command: Command): Context {
  const context = contextOf(command);
  if (context.settings.token) return context;
  throw new CliError(
    `Not signed in at ${context.settings.server}. Run: shotvault login`,
    EXIT.refused,
  );
}

/** Names of the personal workspace in the environment or a flag; `null` is its name on the wire and in the browser. */
const PERSONAL = new Set(['', 'null', 'personal']);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a team named by id or name; null for the personal workspace. */
export async function teamIdOf({ api, settings: { team } }: Context): Promise<string | null> {
  if (team === undefined || PERSONAL.has(team)) return null;
  if (UUID.test(team)) return team;
  const teams = await api.call('teams.mine', {});
  const found = teams.filter(({ name }) => name.toLowerCase() === team.toLowerCase());
  if (found.length === 1 && found[0]) return found[0].id;
  const problem = found.length === 0 ? 'There is no team' : 'There is more than one team';
  throw new CliError(`${problem} ${team}. See: shotvault team list`, EXIT.failed);
}

/** The query of routes that accept a team. */
export async function scopeOf(context: Context): Promise<{ team_id?: string }> {
  const team_id = await teamIdOf(context);
  return team_id === null ? {} : { team_id };
}
