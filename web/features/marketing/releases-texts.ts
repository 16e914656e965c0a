export const releasesTexts = {
  title: 'Release Notes',
  lead: 'What is new, newest first.',
  features: 'New in this release',
  requestTitle: 'Something missing?',
  requestHint: 'Tell us what you would use, and what for.',
  request: 'Request a Feature',
  subscribeTitle: 'Release news by email',
  email: 'Email',
  subscribe: 'Subscribe',
  notOpen: 'Coming soon: you cannot subscribe yet.',
} as const;

export interface Release {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  type: string;
  title: string;
  features: readonly string[];
}

export const releases: readonly Release[] = [
  {
    version: '1.0.0',
    date: '2024-08-24',
    type: 'major',
    title: 'Launch',
    features: [
      'Upload by drop, paste, file or folder, several at a time',
      'Titles, tags, full text and dates read from every image',
      'Search through titles, tags, file names and the text in images',
      'A gallery as grid, compact grid or list',
      'A viewer with zoom, details and titles you can edit',
      'Collections, also made from a search',
      'Favorites and an overview of all tags',
      'A calendar of uploads, of when images were made and of the dates they mention',
      'Duplicates noticed before they are stored twice',
      'Teams with a shared vault, and plans from Free to Platinum',
    ],
  },
];
