import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** What `config.json` keeps between two commands. */
export interface ConfigFile {
  server?: string;
  token?: string;
  /** The id of the token, where a pairing gave it: `logout` revokes it. */
  key_id?: string;
  team_id?: string;
}

const DEFAULT_SERVER = 'http://localhost:3000';

/** A relative path in an XDG variable is to be ignored, says its standard. */
function xdg(name: string, ...fallback: string[]): string {
  const folder = process.env[name];
  return folder && isAbsolute(folder) ? folder : join(homedir(), ...fallback);
}

function configFolder(): string {
  const { SHOTVAULT_CONFIG_DIR, APPDATA } = process.env;
  if (SHOTVAULT_CONFIG_DIR) return SHOTVAULT_CONFIG_DIR;
  if (process.platform === 'win32' && APPDATA) return join(APPDATA, 'shotvault');
  if (process.platform === 'darwin') return join(homedir(), 'Library/Preferences/shotvault');
  return join(xdg('XDG_CONFIG_HOME', '.config'), 'shotvault');
}

/** Where journals of uploads are kept: losing them costs time only. */
export function stateFolder(): string {
  const { LOCALAPPDATA, XDG_STATE_HOME } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'shotvault');
  if (process.platform === 'darwin' && !XDG_STATE_HOME) {
    return join(homedir(), 'Library/Application Support/shotvault');
  }
  return join(xdg('XDG_STATE_HOME', '.local', 'state'), 'shotvault');
}

const configPath = () => join(configFolder(), 'config.json');

export function readConfigFile(): ConfigFile {
  let text: string;
  try {
    text = readFileSync(configPath(), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as ConfigFile;
  } catch {
    throw new CliError(`${configPath()} is not valid JSON. Mend or delete it.`, EXIT.failed);
  }
}

/** Replaced as a whole, and readable by nobody else: it holds a token. */
export function writeConfigFile(config: ConfigFile): void {
  mkdirSync(configFolder(), { recursive: true, mode: 0o700 });
  const draft = `${configPath()}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, configPath());
}

/** What the shell says of colours and bars. */
export function shellWishes() {
  const { NO_COLOR, FORCE_COLOR, CI } = process.env;
  return { noColour: Boolean(NO_COLOR), forceColour: FORCE_COLOR, isCi: Boolean(CI) };
}

/** A token that `logout` cannot forget. */
export const hasShellToken = (): boolean => Boolean(process.env.SHOTVAULT_TOKEN);

export interface Settings {
  server: string;
  token: string | undefined;
  /** `personal` overrides a team of the file. */
  team: string | undefined;
}

/** Flag, environment, file, default: the first that says something. */
export function settingsOf(flags: { server?: string; team?: string }): Settings {
  const file = readConfigFile();
  const server = addressOf(
    flags.server || process.env.SHOTVAULT_URL || file.server || DEFAULT_SERVER,
  );
  // A token is for the server that gave it: another one must not get to see it.
  const kept = file.server === server ? file.token : undefined;
  return {
    server,
    token: process.env.SHOTVAULT_TOKEN || kept,
    team: flags.team || process.env.SHOTVAULT_TEAM_ID || file.team_id,
  };
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CliError(`${text} is not an address such as https://vault.example.com.`, EXIT.usage);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
