/** What opens the command palette, as it stands on the keyboard of this machine. */
export const paletteKeys = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
