// Data alone, no schema: the page and the search grammar use it, too.

/** The types that the detector knows. A code that holds a link is a `qr`, and one that holds a network a `wifi`. */
export const ENTITY_TYPES = [
  'link',
  'email',
  'phone',
  'iban',
  'card',
  'amount',
  'tracking',
  'order',
  'flight',
  'coordinates',
  'wifi',
  'qr',
  'barcode',
] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];
