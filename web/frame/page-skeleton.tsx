import { Skeleton } from '@mantine/core';
import { Skeletons } from '../ui/states/skeletons';
import { frameTexts } from './texts';

/** A heading and a body while the chunk of a page loads. */
export function PageSkeleton() {
  return (
    <Skeletons label={frameTexts.loadingPage}>
      <Skeleton h={36} w={220} mb={24} />
      <Skeleton h={320} radius="md" />
    </Skeletons>
  );
}
