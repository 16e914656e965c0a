import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Evidence } from '../../../../../server/contract/reading/evidence';
import { fakeServer } from '../../../../shared/testing/fake-server';
import { renderApp } from '../../../../shared/testing/render-app';
import { aScreenshot } from '../../testing/factories';
import { Viewer } from '../viewer';

const word = (text: string, x: number) => ({ text, x, y: 10, w: 40, h: 12 });
const evidence: Evidence[] = [
  { of: 'title', value: 'Budget', rule: 'heading', confidence: 0.74, words: [word('Budget', 5)] },
  { of: 'tag', value: 'email', rule: 'kind', confidence: 0.8, words: [word('Inbox', 50)] },
  { of: 'tag', value: 'money', rule: 'model', confidence: null, words: [] },
];
const open = aScreenshot({
  ai_generated_title: 'Budget',
  tags: ['email', 'money', 'mine'].map((tag_name) => ({ tag_name })),
  evidence,
});

function show(row = open) {
  fakeServer({ 'screenshots.get': { body: row } });
  const onClose = jest.fn();
  renderApp(
    <Viewer
      id={row.id}
      siblings={[row]}
      total={1}
      q=""
      isEditing={false}
      onStep={jest.fn()}
      onClose={onClose}
      onTag={jest.fn()}
      onRerun={jest.fn()}
    />,
  );
  return onClose;
}

const marks = () => document.querySelectorAll('svg rect[data-current]');

it('shows the rule and its confidence, and marks the words on the image', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Explain' }));
  expect(await screen.findByText('The clearest heading on the page.')).toBeTruthy();
  expect(screen.getByText('74% sure')).toBeTruthy();
  await waitFor(() => expect(marks()).toHaveLength(1));
});

it('closes with Escape before the viewer does, and removes its marks', async () => {
  const onClose = show();
  const button = await screen.findByRole('button', { name: 'Explain' });
  await userEvent.click(button);
  await screen.findByText('The clearest heading on the page.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('The clearest heading on the page.')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(marks()).toHaveLength(0);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('keeps the keys of the viewer away while it is open', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Explain' }));
  const rule = await screen.findByText('The clearest heading on the page.');
  await waitFor(() => expect(rule.closest('[role]')?.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('i');
  expect(screen.getByText('The clearest heading on the page.')).toBeTruthy();
});

it('explains each proposed tag, and none that a person added', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Explain' }));
  expect(await screen.findByText('Words and layout are typical of such images.')).toBeTruthy();
  expect(screen.getByText('Read by the configured model.')).toBeTruthy();
  // Only the tag itself has this text.
  expect(screen.getAllByText('mine')).toHaveLength(1);
});

it('does not explain a title that was typed since', async () => {
  show({ ...open, ai_generated_title: 'Mine' });
  await userEvent.click(await screen.findByRole('button', { name: 'Explain' }));
  expect(await screen.findByText('Read by the configured model.')).toBeTruthy();
  expect(screen.queryByText('The clearest heading on the page.')).toBeNull();
});

it('has no button where a person chose everything', async () => {
  show({ ...open, evidence: [] });
  await screen.findByRole('heading', { name: 'Budget' });
  expect(screen.queryByRole('button', { name: 'Explain' })).toBeNull();
});
