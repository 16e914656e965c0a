/** The shortcut of the command palette on this system. */
export const paletteKeys = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
