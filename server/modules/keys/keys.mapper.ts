import type { CreatedKey, Key } from '../../contract/keys';
import type { KeyRow } from './keys.repository';
import type { IssuedKey } from './keys.service';

export function toKey({ id, kind, name, canWrite, createdAt, lastUsedAt }: KeyRow): Key {
  return {
    id,
    kind,
    name,
    scopes: canWrite ? ['read', 'write'] : ['read'],
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  } satisfies Key;
}

export function toCreatedKey({ key, token }: IssuedKey): CreatedKey {
  return { key: toKey(key), token } satisfies CreatedKey;
}
