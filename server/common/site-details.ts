/** Name and contact address of this installation, for pages, mails and the manifest (docs/decisions.md#site). */
export interface SiteDetails {
  name: string;
  /** Null while no operator has given one. */
  contactEmail: string | null;
}

export const PRODUCT_NAME = 'Shotvault';
