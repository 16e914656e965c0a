import type { ReactNode } from 'react';
import { Stale } from '../layout/panel';
import { ErrorState } from './error-state';

/** The fields of a query that decide which of its states is shown. */
interface ShownQuery<Data> {
  data: Data | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: ShownQuery<Data>;
  /** Skeletons with the geometry of the content. */
  loading: ReactNode;
  /** The title of the error state. */
  failed: string;
  /** Shown in place of the content when the answer is an empty list. */
  empty?: ReactNode;
  /** Shown above older content that could not be loaded again. */
  stale?: string;
  children: (data: Data) => ReactNode;
}

/** Shows a query as skeletons, an error with Retry, the empty state or its content. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, failed, empty, stale, children } = props;
  const { data, isPending, isError, isFetching } = query;
  const retry = () => void query.refetch();
  if (isPending) return loading;
  if (data === undefined)
    return <ErrorState title={failed} onAction={retry} isRetrying={isFetching} />;
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return (
    <>
      {isError && stale !== undefined && (
        <Stale onRetry={retry} isRetrying={isFetching}>
          {stale}
        </Stale>
      )}
      {children(data)}
    </>
  );
}
