/** As operators entered it; null takes the default. */
export interface SiteRow {
  name: string | null;
  contactEmail: string | null;
}
