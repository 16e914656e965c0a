import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/operator-context';
import { Output } from '../../lib/output';

/** The server's code is loaded only when a command needs it, so that help appears at once. */
export async function useServices<Result>(
  work: (services: OperatorServices) => Promise<Result>,
): Promise<Result> {
  const { withServices } = await import('../../../server/operator-context.js');
  return withServices(work);
}

export const output = (command: Command): Output => new Output(command.optsWithGlobals());
