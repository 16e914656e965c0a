export const settingsTexts = {
  title: 'Settings',
  saved: 'Saved',
  saveFailed: 'Your changes could not be saved. Try again.',
  save: 'Save',

  profile: {
    title: 'Profile',
    hint: 'Your email address comes from the account that you sign in with.',
    name: 'Name',
    givenName: 'Given name',
    email: 'Email',
  },

  waysIn: {
    title: 'Ways to sign in',
    hint: 'Each of them opens this account. The last one cannot be removed.',
    loading: 'Loading ways to sign in',
    loadFailed: 'The ways to sign in could not be loaded',
    used: (when: string) => `Last used ${when}`,
    unusable: 'no longer offered here',
    add: (title: string) => `Add ${title}`,
    addFailed: 'It could not be added. Try again.',
    remove: 'Remove',
    removeNamed: (title: string) => `Remove ${title}`,
    removeAsk: (title: string) => `Remove ${title}?`,
    keep: 'Keep',
    removed: (title: string) => `${title} was removed`,
    removeFailed: 'It could not be removed. Try again.',
  },

  timeZone: {
    title: 'Time zone',
    label: 'Show days of',
    hint: 'Used in the gallery, the calendar and the dashboard, and for “tomorrow” in new screenshots.',
    device: (zone: string) => `Same as this device (${zone})`,
  },

  appearance: {
    title: 'Appearance',
    theme: 'Theme',
    themes: { auto: 'System', light: 'Light', dark: 'Dark' },
    density: 'Density',
    densities: { comfortable: 'Comfortable', compact: 'Compact' },
    thumbnails: 'Thumbnails',
    thumbnailKinds: { fill: 'Around the text', fit: 'Whole image' },
    collections: 'Collections in the sidebar',
    collectionOrders: { name: 'By name', use: 'By last use' },
    motion: 'Reduce motion',
    motionHint: 'Turns off animations, whatever the system setting.',
    keys: 'Single-key shortcuts',
    keysHint: 'Such as F for favorite or U for upload. Press ? for the whole list.',
  },

  vision: {
    title: 'Vision model',
    inPersonal: 'For your personal space.',
    inTeam: 'For everybody in this team.',
    label: 'Allow it to read screenshots',
    hint: (host: string) =>
      `Images that are read from now on, and their text, are sent to ${host}, which suggests titles, tags and dates.`,
    ownerOnly: 'Only the owner of this team can change this.',
  },

  export: {
    title: 'Export my data',
    hint: 'Every image with its title, tags, text and dates, and your collections, as one ZIP.',
    button: 'Download ZIP',
  },

  remove: {
    title: 'Delete account',
    hint: 'Your account and every screenshot in your personal space are deleted for good.',
    button: 'Delete account',
    dialogTitle: 'Delete your account?',
    dialogText: (email: string) => `This cannot be undone. Type ${email} to confirm.`,
    confirmLabel: 'Your email address',
    cancel: 'Cancel',
    failed: 'The account could not be deleted. Try again.',
    done: 'Your account has been deleted',
  },
} as const;
