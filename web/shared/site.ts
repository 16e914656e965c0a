// The server writes the name of the installation into every document, in place of this word. It stays where no server did:
// in the prerendering, and under the development server.
export const SITE_NAME = '__SITE_NAME__';

/** The content of a tag in the head; empty in the prerendering, which has no document. */
export const headContent = (name: string): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '');

/** The name of this installation; it changes with a new document only. */
export const siteName: string =
  typeof document === 'undefined'
    ? SITE_NAME
    : headContent('application-name').replace(SITE_NAME, '') || 'Shotvault';
