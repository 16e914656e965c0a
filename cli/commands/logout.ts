import type { Command } from 'commander';
import { ApiError } from '../../server/contract/client';
import { hasShellToken, readConfigFile, writeConfigFile } from '../lib/config';
import { connect, contextOf } from '../lib/context';

export function addLogoutCommand(program: Command): void {
  program
    .command('logout')
    .description('forget the token, and revoke it where a pairing gave it')
    .helpGroup('User commands:')
    .addHelpText('after', '\nExample:\n  shotvault logout')
    .action(async (_options, command: Command) => {
      const { output, settings } = contextOf(command);
      const { server, token, key_id } = readConfigFile();
      const isRevoked =
        server !== undefined && token !== undefined && key_id !== undefined
          ? await revoke(connect(output, { ...settings, server, token }), key_id)
          : false;
      if (server !== undefined) writeConfigFile({ server });
      output.result({ signed_out: token !== undefined, revoked: isRevoked }, [
        token === undefined ? 'You were not signed in.' : `Signed out of ${server ?? ''}.`,
      ]);
      if (hasShellToken()) output.note('SHOTVAULT_TOKEN is still set in this shell.');
    });
}

/** A token that the server no longer knows counts as revoked. */
async function revoke({ api }: ReturnType<typeof contextOf>, id: string): Promise<boolean> {
  try {
    await api.call('keys.remove', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
  return true;
}
