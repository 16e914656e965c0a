import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../shared/testing/render-app';
import { QueryView } from './query-view';

const refetch = jest.fn();
const query = { data: undefined, isPending: false, isError: false, isFetching: false, refetch };

const show = (part: Partial<Omit<typeof query, 'data'>> & { data?: string[] }) =>
  renderApp(
    <QueryView
      query={{ ...query, ...part }}
      loading="Loading"
      failed="It failed"
      empty="Nothing here"
      stale="This is old"
    >
      {(rows) => rows.join()}
    </QueryView>,
  );

describe('a query on the screen', () => {
  it('shows its skeletons while the first answer is awaited', () => {
    show({ isPending: true });
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  it('shows an error that can be retried', async () => {
    show({ isError: true });
    expect(screen.getByRole('alert').textContent).toContain('It failed');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows the empty state for an empty list', () => {
    show({ data: [] });
    expect(screen.getByText('Nothing here')).toBeTruthy();
  });

  it('keeps the older content beside a failure to load it again', () => {
    show({ data: ['a', 'b'], isError: true });
    expect(screen.getByText('a,b')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This is old');
  });
});
