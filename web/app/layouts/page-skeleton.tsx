import { Skeleton } from '@mantine/core';
import { Skeletons } from '../../ui/skeletons';
import { frameTexts } from './texts';

/** A heading and a body, for the moment in which a page's program arrives. */
export function PageSkeleton() {
  return (
    <Skeletons label={frameTexts.loadingPage}>
      <Skeleton h={36} w={220} mb={24} />
      <Skeleton h={320} radius="md" />
    </Skeletons>
  );
}
