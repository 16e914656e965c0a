import { reindexTagJob } from './reindex-tag.job';

it('is another job for another change of the same tag, since the one that runs has passed some', () => {
  const workspaceId = '00000000-0000-7000-8000-000000000001';
  const tagId = '00000000-0000-7000-8000-000000000002';
  const keys = ['3', '4'].map((end) =>
    reindexTagJob.key({
      workspaceId,
      tagId,
      changeId: `00000000-0000-7000-8000-00000000000${end}`,
    }),
  );
  expect(new Set(keys).size).toBe(2);
  expect(reindexTagJob.key({ workspaceId, tagId })).toBe(tagId);
});
