import { formatBytes } from '../../../shared/format-bytes';
import { billingTexts } from '../shared/texts';

export const bytesUsed = (used: number, limit: number | null): string =>
  billingTexts.used(formatBytes(used), limit === null ? null : formatBytes(limit));

export const storageTexts = {
  title: 'Storage',
  loading: 'Loading the storage',
  failed: 'The storage could not be loaded',
  inPersonal: 'Of your personal space: images and their thumbnails.',
  inTeam: 'Of this team: images and their thumbnails.',
  trash: (bytes: string) => `The trash takes ${bytes} of it.`,
  toTrash: 'Open the trash',
  nearTitle: 'Storage is almost full',
  fullTitle: 'Storage is full',
  advice: 'Empty the trash or delete screenshots to make room.',
  frees: (bytes: string) => `Emptying the trash frees ${bytes}.`,
} as const;
