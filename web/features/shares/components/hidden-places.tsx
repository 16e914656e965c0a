import { Button, Skeleton } from '@mantine/core';
import { EyeOff } from 'lucide-react';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import type { useRedaction } from '../shares.queries';
import { shareTexts as texts } from '../texts';
import styles from './share-dialog.module.css';

interface HiddenPlacesProps {
  query: ReturnType<typeof useRedaction>;
  onEdit: () => void;
}

/** The places that the link hides, and those that may have to be hidden. Never says that a picture is free of secrets. */
export function HiddenPlaces({ query, onEdit }: HiddenPlacesProps) {
  return (
    <QueryView
      query={query}
      failed={texts.checkFailed}
      loading={
        <Skeletons label={texts.loading}>
          <Skeleton height={60} />
        </Skeletons>
      }
    >
      {({ rectangles, proposed }) => (
        <div className={styles.places}>
          <p role="status">
            {texts.hidden(rectangles.length)}{' '}
            {proposed.length > 0 ? texts.proposed(proposed.length) : texts.nothingKnown}
          </p>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<EyeOff size={16} aria-hidden />}
            onClick={onEdit}
          >
            {texts.edit}
          </Button>
        </div>
      )}
    </QueryView>
  );
}
