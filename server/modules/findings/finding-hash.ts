import { createHmac } from 'node:crypto';
import { keyFor } from '../../common/server-keys';

/**
 * Two readings of one value in one workspace have the same hash. Without the server's key nobody can try values, and
 * two workspaces have nothing to compare.
 */
export function findingHasher(serverKey: string, workspaceId: string) {
  const pepper = createHmac('sha256', keyFor(serverKey, 'finding hashes'))
    .update(workspaceId)
    .digest();
  return (rule: string, skeleton: string): Buffer =>
    createHmac('sha256', pepper).update(`${rule}\0${skeleton}`).digest();
}
