export const uiTexts = {
  retry: 'Retry',
  close: 'Close',
  ok: 'OK',
  name: 'Name',
  description: 'Description',
  optional: 'Optional',
  offline: 'You are offline. Changes will be sent when you are back.',
  pageFailed: 'This page could not be shown',
  pageFailedHint: 'Something went wrong on our side. Trying again often helps.',
} as const;
