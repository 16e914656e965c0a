import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Entity } from '../../../../../server/contract/reading/entities';
import { fakeServer } from '../../../../shared/testing/fake-server';
import { renderApp } from '../../../../shared/testing/render-app';
import { aScreenshot } from '../../testing/factories';
import { MarkBoxes } from '../mark-boxes';
import { ViewerEntities } from './viewer-entities';

const box = { x: 1, y: 2, w: 3, h: 4 };
const entity = (type: Entity['type'], value: string, display = value): Entity => ({
  id: `${type} ${value}`,
  type,
  value,
  display,
  boxes: [box],
  confidence: 0.9,
});

const mark = jest.fn();

function show(entities: Entity[]) {
  mark.mockClear();
  const calls = fakeServer({ 'entities.dismiss': {} });
  renderApp(
    <MarkBoxes value={mark}>
      <ViewerEntities row={aScreenshot({ entities })} />
    </MarkBoxes>,
  );
  return () => calls.map(({ route }) => route);
}

it('copies by keyboard, marks the words meanwhile, and opens nothing by itself', async () => {
  const user = userEvent.setup();
  show([entity('iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00')]);
  await user.tab();
  expect(mark).toHaveBeenLastCalledWith([box]);
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('DE89370400440532013000');
  expect(screen.queryByRole('link')).toBeNull();
});

it('opens a link in a tab that learns nothing of this one, and names its real host', () => {
  show([entity('qr', 'https://bank.example@evil.test/login', 'evil.test/login')]);
  const link = screen.getByRole('link', { name: 'Open evil.test in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it('offers nothing to open for a code that names a script', () => {
  show([entity('qr', 'javascript:alert(1)')]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('copies the password of a network, and does not show it', async () => {
  const user = userEvent.setup();
  show([entity('wifi', 'WIFI:T:WPA;S:Cafe;P:blue\\;anchor;;', 'Cafe')]);
  expect(document.body.textContent).not.toContain('anchor');
  await user.click(screen.getByRole('button', { name: 'Copy the password of Cafe' }));
  expect(await navigator.clipboard.readText()).toBe('blue;anchor');
});

it('is dismissed where it is none', async () => {
  const sent = show([entity('phone', '+4930901820')]);
  await userEvent.click(screen.getByRole('button', { name: 'Not a phone number: +4930901820' }));
  await waitFor(() => expect(sent()).toEqual(['entities.dismiss']));
});
