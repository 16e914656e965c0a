/** Names the thumbnail that grows into the viewer, and into which the viewer shrinks; `base.css` moves it. */
export function markGrowing(id: string): void {
  for (const other of document.querySelectorAll('[data-growing]')) {
    other.removeAttribute('data-growing');
  }
  const thumbnails = [...document.querySelectorAll<HTMLElement>('img[data-thumb]')];
  thumbnails.find(({ dataset }) => dataset.thumb === id)?.setAttribute('data-growing', '');
}
