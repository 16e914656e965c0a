const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The English name of a page's language, which goes without saying where it is English: `deu` is `german`. */
export function languageTag(code: string | null): string | null {
  if (code === null || code === 'eng') return null;
  // Behind it some data names a script: `chi_sim`.
  const [language = ''] = code.split('_');
  return NAMES.of(language)?.toLowerCase() ?? null;
}
