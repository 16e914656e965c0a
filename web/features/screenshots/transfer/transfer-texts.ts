import { formatNumber } from '../../../shared/format';

const screenshots = (n: number) => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`);

/** Not in `texts.ts`: loaded with the dialog. */
export const transferTexts = {
  title: (n: number) => (n === 1 ? 'Move or copy' : `Move or copy ${screenshots(n)}`),
  spaces: 'To',
  personal: 'Personal space',
  what: 'What to do',
  move: 'Move',
  copy: 'Copy',
  moves: 'Titles, tags, dates, notes and text go along. Collections and comments stay behind.',
  copies:
    'The copies keep titles, tags, dates, notes and text. A later change to one does not change the other.',
  intoTeam: 'Everybody in the team sees them. No upload is counted.',
  intoPersonal: 'Each counts as an upload of this month.',
  submit: {
    move: (n: number) => `Move ${screenshots(n)}`,
    copy: (n: number) => `Copy ${screenshots(n)}`,
  },
  loading: 'Loading your spaces',
  noSpaces: 'You have one space only. Create a team to share screenshots.',
  failedToLoad: 'Your spaces could not be loaded',
  moved: (n: number, space: string) => `Moved ${screenshots(n)} to ${space}`,
  copied: (n: number, space: string) => `Copied ${screenshots(n)} to ${space}`,
  undo: 'Undo',
  undone: (n: number) => `Moved ${screenshots(n)} back`,
  copiesGone: (n: number) =>
    n === 1 ? 'Moved the copy to the trash' : `Moved ${formatNumber(n)} copies to the trash`,
  undoFailed: 'Not everything could be undone',
  someFailed: (n: number, reason: string) => `${screenshots(n)} stayed here. ${reason}`,
  failed: 'Nothing could be moved',
} as const;
