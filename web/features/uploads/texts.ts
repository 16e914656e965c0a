/** Texts about uploads that every page has; the others are in list-texts.ts, which loads with the first upload. */
export const uploadTexts = {
  notKept: (n: number) =>
    n === 1
      ? 'Keep this page open: a reload would lose 1 file.'
      : `Keep this page open: a reload would lose ${n} files.`,
  notSent: (n: number) => (n === 1 ? '1 image was not sent.' : `${n} images were not sent.`),
  drop: 'Drop screenshots here',
  dropIn: (space: string) => `They will be uploaded to ${space}`,
  dropBlocked: { limit: 'Upload limit reached', paused: 'This team is paused' },
  networkError: 'Network error during upload',
  choose: 'Choose screenshots',
  pastedName: (stamp: string, extension: string) => `Pasted image ${stamp}.${extension}`,
} as const;
