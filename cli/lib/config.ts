import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** The contents of `config.json`. */
export interface ConfigFile {
  server?: string;
  token?: string;
  /** The id of a token that a pairing gave: `logout` revokes it. */
  key_id?: string;
  team_id?: string;
}

const DEFAULT_SERVER = 'http://localhost:3000';

/** The XDG standard says that relative paths are ignored. */
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

/** The folder of upload journals: losing them only costs time. */
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

/** Replaced atomically and readable by its owner only, because it holds a token. */
export function writeConfigFile(config: ConfigFile): void {
  mkdirSync(configFolder(), { recursive: true, mode: 0o700 });
  const draft = `${configPath()}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, configPath());
}

/** The shell's settings for colours and progress bars. */
export function shellWishes() {
  const { NO_COLOR, FORCE_COLOR, CI } = process.env;
  return { noColour: Boolean(NO_COLOR), forceColour: FORCE_COLOR, isCi: Boolean(CI) };
}

/** The password of a link; never an argument, which every account of the machine can read. */
export const sharePassword = (): string | undefined => process.env.SHOTVAULT_SHARE_PASSWORD;

/** A token from the shell, which `logout` cannot remove. */
export const hasShellToken = (): boolean => Boolean(process.env.SHOTVAULT_TOKEN);

export interface Settings {
  server: string;
  token: string | undefined;
  /** `personal` overrides a team of the file. */
  team: string | undefined;
}

/** The first that is set counts: flag, environment, file, default. */
export function settingsOf(flags: { server?: string; team?: string }): Settings {
  const file = readConfigFile();
  const server = addressOf(
    flags.server || process.env.SHOTVAULT_URL || file.server || DEFAULT_SERVER,
  );
  // A token belongs to the server that gave it; another server must not receive it.
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
