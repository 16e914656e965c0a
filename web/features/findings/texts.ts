export const findingsTexts = {
  title: 'Radar',
  hint: 'Secrets and personal data in your screenshots that you should not share by accident. Values are not stored.',
  hintInTeam:
    'Secrets and personal data in screenshots that should not be shared by accident. Members see their own uploads, admins and the owner all.',
  loading: 'Loading findings',
  failed: 'The findings could not be loaded',
  empty: 'No findings',
  emptyHint: 'Every image is checked once it has been read.',
  count: (n: number, hasMore: boolean) => `${n}${hasMore ? '+' : ''} open`,
} as const;
