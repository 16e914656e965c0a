import type { EntityType } from '../../../../../server/contract/reading/entity-types';
import { ENTITY_NAMES } from '../../shared/entities/entity-types.model';

const withArticle = (name: string) => `${/^(?:[aeiou]|IBAN)/i.test(name) ? 'an' : 'a'} ${name}`;

export const entityTexts = {
  heading: 'Found in the image',
  copy: (type: EntityType, display: string) =>
    type === 'wifi'
      ? `Copy the password of ${display}`
      : `Copy ${ENTITY_NAMES[type].one} ${display}`,
  open: (host: string) => `Open ${host} in a new tab`,
  write: (address: string) => `Write to ${address}`,
  call: (number: string) => `Call ${number}`,
  notOne: (type: EntityType) => `Not ${withArticle(ENTITY_NAMES[type].one)}`,
  notOneHere: (type: EntityType, display: string) =>
    `Not ${withArticle(ENTITY_NAMES[type].one)}: ${display}`,
  dismissed: 'It is not shown as one any more',
  dismissFailed: 'The change could not be saved',
  more: (count: number) => `${count} more`,
  fewer: 'Show fewer',
} as const;
