export const uiTexts = {
  retry: 'Retry',
  more: 'Show more',
  close: 'Close',
  cancel: 'Cancel',
  ok: 'OK',
  name: 'Name',
  description: 'Description',
  optional: 'Optional',
  logarithmic: 'logarithmic scale',
  // Changes wait in the memory of the page; files to upload outlive it.
  offline:
    'You are offline. Changes will be sent when you are back. Keep this page open until then.',
  reload: 'Reload',
  version: {
    newer: 'A new version of Shotvault is ready.',
    missing: 'A part of this page could not be loaded. Reloading usually brings it back.',
  },
  partMissing: 'This part could not be loaded',
  partMissingHint: 'Shotvault may have been updated since you opened it. Reload to continue.',
  pageFailed: 'This page could not be shown',
  pageFailedHint: 'Something went wrong on our side. Trying again often helps.',
} as const;
