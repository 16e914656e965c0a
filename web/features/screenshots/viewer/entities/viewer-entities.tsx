import {
  AtSign,
  Barcode,
  Coins,
  CreditCard,
  ExternalLink,
  Landmark,
  Link,
  type LucideIcon,
  MapPin,
  Package,
  Phone,
  Plane,
  QrCode,
  Receipt,
  Wifi,
  X,
} from 'lucide-react';
import { use, useState } from 'react';
import type { Entity } from '../../../../../server/contract/reading/entities';
import type { EntityType } from '../../../../../server/contract/reading/entity-types';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { entityAddress, entityCopy } from '../../shared/entities/entity-types.model';
import { copyText } from '../../shared/copy';
import section from '../details/section.module.css';
import { MarkBoxes } from '../mark-boxes';
import { entityTexts as texts } from './entity-texts';
import { useDismissEntity } from './use-dismiss-entity';
import styles from './viewer-entities.module.css';

const ICONS: Readonly<Record<EntityType, LucideIcon>> = {
  link: Link,
  email: AtSign,
  phone: Phone,
  iban: Landmark,
  card: CreditCard,
  amount: Coins,
  tracking: Package,
  order: Receipt,
  flight: Plane,
  coordinates: MapPin,
  wifi: Wifi,
  qr: QrCode,
  barcode: Barcode,
};
/** A spreadsheet has hundreds of amounts. */
const SHOWN = 12;

function openLabel({ type, value, display }: Entity): string {
  if (type === 'email') return texts.write(display);
  if (type === 'phone') return texts.call(display);
  return texts.open(type === 'coordinates' ? 'openstreetmap.org' : new URL(value).host);
}

interface ChipProps {
  entity: Entity;
  onDismiss: () => void;
}

/** Copies at a click; nothing opens by itself. Pointing at it marks its words on the image. */
function Chip({ entity, onDismiss }: ChipProps) {
  const mark = use(MarkBoxes);
  const Icon = ICONS[entity.type];
  const address = entityAddress(entity);
  const { type, display } = entity;
  return (
    <li
      className={styles.chip}
      onMouseEnter={() => mark(entity.boxes)}
      onMouseLeave={() => mark([])}
      onFocus={() => mark(entity.boxes)}
      onBlur={() => mark([])}
    >
      <button
        type="button"
        className={styles.copy}
        data-printed
        aria-label={texts.copy(type, display)}
        title={type === 'link' || type === 'qr' ? entity.value : undefined}
        onClick={() => void copyText(entityCopy(entity))}
      >
        <Icon size={14} aria-hidden />
        <span className={styles.display}>{display}</span>
      </button>
      {address !== null && (
        <a
          className={styles.action}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={openLabel(entity)}
        >
          <ExternalLink size={12} aria-hidden />
        </a>
      )}
      <button
        type="button"
        className={styles.action}
        aria-label={texts.notOneHere(type, display)}
        data-tip={texts.notOne(type)}
        onClick={onDismiss}
      >
        <X size={12} aria-hidden />
      </button>
    </li>
  );
}

/** Links, amounts, codes and the like that were found in the image. */
export function ViewerEntities({ row }: { row: Screenshot }) {
  const [areAllShown, setAllShown] = useState(false);
  const dismiss = useDismissEntity(row);
  const { entities = [] } = row;
  if (entities.length === 0) return null;
  const shown = areAllShown ? entities : entities.slice(0, SHOWN);
  return (
    <section aria-label={texts.heading}>
      <div className={section.headingLine}>
        <h3 className={section.heading}>{texts.heading}</h3>
      </div>
      <ul className={styles.chips}>
        {shown.map((entity) => (
          <Chip key={entity.id} entity={entity} onDismiss={() => dismiss(entity.id)} />
        ))}
        {entities.length > SHOWN && (
          <li>
            <button type="button" className={styles.more} onClick={() => setAllShown(!areAllShown)}>
              {areAllShown ? texts.fewer : texts.more(entities.length - SHOWN)}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
