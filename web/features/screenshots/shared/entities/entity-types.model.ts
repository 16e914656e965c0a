import type { Entity } from '../../../../../server/contract/reading/entities';
import { networkPassword } from '../../../../../server/contract/reading/entity-secrets';
import type { EntityType } from '../../../../../server/contract/reading/entity-types';

/** The names of one and of several of a type. */
export const ENTITY_NAMES: Readonly<Record<EntityType, { one: string; many: string }>> = {
  link: { one: 'link', many: 'Links' },
  email: { one: 'e-mail address', many: 'E-mail addresses' },
  phone: { one: 'phone number', many: 'Phone numbers' },
  iban: { one: 'IBAN', many: 'IBANs' },
  card: { one: 'card number', many: 'Card numbers' },
  amount: { one: 'amount', many: 'Amounts' },
  tracking: { one: 'tracking number', many: 'Tracking numbers' },
  order: { one: 'order number', many: 'Order numbers' },
  flight: { one: 'flight', many: 'Flights' },
  coordinates: { one: 'place', many: 'Places' },
  wifi: { one: 'wireless network', many: 'Wireless networks' },
  qr: { one: 'QR code', many: 'QR codes' },
  barcode: { one: 'bar code', many: 'Bar codes' },
};

/** Addresses that may be opened: a code could name a program or a script. */
const OPENABLE = /^https?:\/\//i;

/** Where the second action leads; null where there is nothing to open. */
export function entityAddress({ type, value }: Pick<Entity, 'type' | 'value'>): string | null {
  switch (type) {
    case 'link':
    case 'qr':
      return OPENABLE.test(value) ? value : null;
    case 'email':
      return `mailto:${value}`;
    case 'phone':
      return `tel:${value}`;
    case 'coordinates': {
      const [north = '', east = ''] = value.split(',');
      return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`;
    }
    default:
      return null;
  }
}

/** The text that the first action copies: of a network its password, because its name is on the screen of whoever joins. */
export const entityCopy = (entity: Pick<Entity, 'type' | 'value'>): string =>
  networkPassword(entity) ?? entity.value;
