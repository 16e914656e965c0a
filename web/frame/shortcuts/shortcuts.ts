/** An entry of the shortcut list; the components with the actions handle the keys. */
interface Shortcut {
  keys: string;
  does: string;
}

/** In an order that fills two columns alike. */
export const SHORTCUTS: readonly { title: string; items: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    items: [
      { keys: 'Ctrl or Cmd K', does: 'Search, go to a page or run a command' },
      { keys: '/', does: 'Search' },
      { keys: 'U', does: 'Upload' },
      { keys: '?', does: 'This list' },
      { keys: '[', does: 'Fold or open the sidebar' },
      { keys: 'G then H', does: 'Home' },
      { keys: 'G then G', does: 'Gallery' },
      { keys: 'G then C', does: 'Calendar' },
      { keys: 'G then L', does: 'Collections' },
      { keys: 'G then F', does: 'Favorites' },
      { keys: 'G then T', does: 'Tags' },
      { keys: 'G then M', does: 'Teams' },
      { keys: 'G then P', does: 'Pricing' },
    ],
  },
  {
    title: 'Viewer',
    items: [
      { keys: 'Left, right', does: 'Previous, next' },
      { keys: '+ or =, −, 0', does: 'Zoom in, out, fit' },
      { keys: 'I', does: 'Details' },
      { keys: 'F C S M E D R, Del or #', does: 'As in the gallery' },
      { keys: 'Ctrl or Cmd Enter', does: 'Save a note or a comment' },
      { keys: 'Esc', does: 'Close' },
    ],
  },
  {
    title: 'Gallery',
    items: [
      { keys: 'Arrows, H J K L, Home, End', does: 'Move' },
      { keys: 'Enter', does: 'Open' },
      { keys: 'X or Space', does: 'Select' },
      { keys: 'Shift with arrows or click', does: 'Select a range' },
      { keys: 'Ctrl or Cmd A', does: 'Select all that is loaded' },
      { keys: 'Esc', does: 'Clear the selection' },
      { keys: 'F', does: 'Favorite' },
      { keys: 'C', does: 'Add to collection' },
      { keys: 'S', does: 'Share by a link' },
      { keys: 'M', does: 'Move or copy to another space' },
      { keys: 'Alt with arrows', does: 'Move it in a collection that is ordered by hand' },
      { keys: 'E', does: 'Edit title' },
      { keys: 'D', does: 'Download' },
      { keys: 'R', does: 'Re-run AI' },
      { keys: 'Del or #', does: 'Delete' },
    ],
  },
  {
    title: 'Calendar',
    items: [
      { keys: 'Arrows, Home, End', does: 'Move' },
      { keys: 'Page Up, Page Down', does: 'Month before, month after' },
      { keys: 'Enter or Space', does: 'Open' },
    ],
  },
  {
    title: 'Hidden places of a link',
    items: [
      { keys: 'Arrows', does: 'Move' },
      { keys: 'Shift with arrows', does: 'Change the size' },
      { keys: 'Del or Backspace', does: 'Show it again' },
    ],
  },
];
