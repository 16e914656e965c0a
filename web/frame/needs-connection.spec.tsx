import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useApiQuery } from '../shared/api/hooks';
import { fakeServer } from '../shared/testing/fake-server';
import { renderApp } from '../shared/testing/render-app';
import { NeedsConnection } from './needs-connection';
import { MAIN_ID } from './root-layout';

afterEach(() => {
  onlineManager.setOnline(true);
  document.getElementById(MAIN_ID)?.remove();
});

function Tags() {
  const { data } = useApiQuery('tags.list', { query: {} });
  return data ? <p>{data.length} tags</p> : <div aria-busy="true" />;
}

function show(isThere: boolean) {
  const main = document.createElement('main');
  main.id = MAIN_ID;
  document.body.append(main);
  fakeServer({
    'health.live': () => {
      if (!isThere) throw new Error('no connection');
      return { body: { status: 'ok' } };
    },
    'tags.list': { body: [] },
  });
  renderApp(
    <>
      <h1 tabIndex={-1}>Tags</h1>
      <Tags />
      <NeedsConnection />
    </>,
  );
  return main;
}

const title = 'This page needs a connection';

it('says that a page which was never loaded needs a connection, and loads it once that is back', async () => {
  onlineManager.setOnline(false);
  const main = show(true);
  expect((await screen.findByText(title)).closest('main')).toBe(main);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 tags')).toBeTruthy();
  expect(screen.queryByText(title)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('stays with the focus while the server cannot be reached', async () => {
  onlineManager.setOnline(false);
  show(false);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
  expect(screen.getByText(title)).toBeTruthy();
  expect(document.activeElement).toBe(again);
});

it('says nothing while a page loads', async () => {
  show(true);
  expect(screen.queryByText(title)).toBeNull();
  await screen.findByText('0 tags');
});

it.each([
  ['moves the focus from a part that it hides', true],
  ['leaves it on the page where a click had left it', false],
])('%s', async (_name, hadFocus) => {
  onlineManager.setOnline(false);
  const part = document.createElement('button');
  document.body.append(part);
  if (hadFocus) part.focus();
  show(true);
  const notice = (await screen.findByText(title)).closest('main')!.firstElementChild!;
  part.remove();
  fireEvent.animationStart(notice);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(document.activeElement === heading).toBe(hadFocus);
});
