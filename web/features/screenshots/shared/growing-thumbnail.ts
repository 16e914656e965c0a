import { thumbnailSet } from './screenshot.model';

/** Names the thumbnail that grows into the viewer, and into which the viewer shrinks; `base.css` moves it. */
export function markGrowing(id: string): void {
  document.querySelector('[data-growing]')?.removeAttribute('data-growing');
  // Not by an attribute with the id, of which the browser would keep a copy for as long as the page has the row.
  const thumbnail = document.querySelector(`img[srcset="${thumbnailSet(id)}"]`);
  thumbnail?.setAttribute('data-growing', '');
}
