import type { StorageUse } from '../../../../server/contract/storage/storage-use';
import { useApiQuery } from '../../../shared/api/hooks';

/** From this share of the limit on people are told. */
const NEAR = 0.8;

type StorageLevel = 'fine' | 'near' | 'over';

/** The bytes of a space. */
export const useStorage = (scope: { team_id?: string }) =>
  useApiQuery('storage.get', { query: scope });

export function storageLevel({ used_bytes: used, limit_bytes: limit }: StorageUse): StorageLevel {
  if (limit === null || used < NEAR * limit) return 'fine';
  return used < limit ? 'near' : 'over';
}
