import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { QueryView } from '../states/query-view';
import { Skeletons } from '../states/skeletons';
import { uiTexts } from '../texts';

/** A list that is loaded page by page, with the rows that are there. */
interface Pages<Row> {
  rows: readonly Row[];
  data: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface PagedListProps<Row> {
  pages: Pages<Row>;
  /** The name of the skeleton for assistive tools. */
  loading: string;
  /** The title of the error state. */
  failed: string;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Shows a list in each of its states, and a button for its next page. */
export function PagedList<Row>({ pages, loading, failed, empty, children }: PagedListProps<Row>) {
  const skeleton = (
    <Skeletons label={loading}>
      <Skeleton height={400} radius="md" />
    </Skeletons>
  );
  const query = { ...pages, data: pages.data === undefined ? undefined : pages.rows };
  return (
    <QueryView query={query} loading={skeleton} failed={failed} empty={empty}>
      {(rows) => (
        <>
          {children(rows)}
          {pages.hasNextPage && (
            <Button
              variant="default"
              mt="md"
              loading={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {uiTexts.more}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
