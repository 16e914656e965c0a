export const findingsTexts = {
  title: 'Radar',
  hint: 'Things in your screenshots that should not leave by accident. Values are not stored.',
  hintInTeam:
    'Things in screenshots that should not leave by accident. Members see their own uploads, admins and the owner all.',
  loading: 'Loading findings',
  failed: 'The findings could not be loaded',
  empty: 'Nothing that should stay here was found',
  emptyHint: 'Every image is looked through once it has been read.',
  count: (n: number, hasMore: boolean) => `${n}${hasMore ? '+' : ''} open`,
} as const;
