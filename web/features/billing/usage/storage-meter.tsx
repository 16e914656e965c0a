import type { StorageUse } from '../../../../server/contract/storage/storage-use';
import { formatBytes } from '../../../shared/format-bytes';
import { billingTexts } from '../shared/texts';
import { storageLevel } from './storage.queries';
import { bytesUsed, storageTexts as texts } from './storage-texts';
import { UsedMeter } from './used-meter';

/** The bytes of a space. */
export function StorageMeter({ use }: { use: StorageUse }) {
  const { used_bytes: value, limit_bytes: limit } = use;
  const label = texts.title;
  const used = bytesUsed(value, limit);
  if (limit === null) return <UsedMeter label={label} used={used} />;
  const left = billingTexts.left(formatBytes(Math.max(0, limit - value)));
  return (
    <UsedMeter
      label={label}
      used={used}
      left={left}
      bar={{ value, limit, level: storageLevel(use) }}
    />
  );
}
