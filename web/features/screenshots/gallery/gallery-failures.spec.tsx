import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../../shared/api/query-client';
import { aPlan, aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../testing/factories';
import { Gallery } from './gallery';

const first = aScreenshot({ ai_generated_title: 'First' });
const second = aScreenshot({ ai_generated_title: 'Second' });
const listFailed = 'The screenshots could not be loaded';
const moreFailed = 'The next screenshots could not be loaded';

type Answer = 'first' | 'next' | 'refused' | 'never';

/** Shows a gallery of two pages whose readings end as they are told to. */
function show(...answers: Answer[]) {
  const queryClient = createQueryClient(() => undefined);
  const headers = { 'x-next-cursor': 'n', 'x-total-count': '2' };
  let asked = 0;
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
    'screenshots.list': async () => {
      asked += 1;
      const answer = answers[asked - 1] ?? 'never';
      if (answer === 'never') await new Promise(() => undefined);
      if (answer === 'refused') return { status: 422 };
      return answer === 'first' ? { body: [first], headers } : { body: [second] };
    },
  });
  renderApp(<Gallery onUpload={jest.fn()} onRerun={jest.fn()} />, { queryClient });
  return {
    asked: () => asked,
    readAgain: () =>
      act(() => void queryClient.invalidateQueries({ queryKey: ['screenshots.list'] })),
  };
}

it('says nothing of the list while it is read again after its next page failed', async () => {
  const { asked, readAgain } = show('first', 'refused', 'never');
  await screen.findByText(moreFailed);
  readAgain();
  await waitFor(() => expect(asked()).toBe(3));
  await waitFor(() => expect(screen.queryByText(moreFailed)).toBeNull());
  expect(screen.queryByText(listFailed)).toBeNull();
});

it('goes on saying that the list could not be read again while it is tried once more', async () => {
  const { asked, readAgain } = show('first', 'next', 'refused', 'never');
  await screen.findByText('Second');
  readAgain();
  await screen.findByText(listFailed);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(asked()).toBe(4));
  expect(screen.getByText(listFailed)).toBeTruthy();
});

it('loads no next page behind rows that could not be read again, until it is told to', async () => {
  const { asked, readAgain } = show('first', 'refused', 'refused', 'first', 'next');
  await screen.findByText(moreFailed);
  readAgain();
  await screen.findByText(listFailed);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(asked()).toBe(3);
  const [, retryAtTheEnd] = screen.getAllByRole('button', { name: 'Retry' });
  await userEvent.click(retryAtTheEnd!);
  expect(await screen.findByText('Second')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
