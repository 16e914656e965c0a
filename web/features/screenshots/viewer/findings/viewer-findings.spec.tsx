import { fireEvent, screen } from '@testing-library/react';
import type { Finding } from '../../../../../server/contract/reading/findings';
import { aUser } from '../../../../shared/testing/factories';
import { fakeServer } from '../../../../shared/testing/fake-server';
import { renderApp } from '../../../../shared/testing/render-app';
import type { Box } from '../../cards/word-hits';
import { MarkBoxes } from '../mark-boxes';
import ViewerFindings from './viewer-findings';

const BOX = { x: 1, y: 2, w: 3, h: 4 };
const CARD: Finding = {
  id: 'a',
  rule: 'card_number',
  class: 'payment',
  confidence: 0.97,
  boxes: [BOX],
  state: 'open',
};

it('marks the place in the image while pointer or focus is on a finding', async () => {
  fakeServer({ 'auth.me': { body: aUser() } });
  const marked: (readonly Box[])[] = [];
  renderApp(
    <MarkBoxes value={(boxes) => marked.push(boxes)}>
      <ViewerFindings findings={[CARD]} />
    </MarkBoxes>,
  );
  const button = await screen.findByRole('button', { name: 'Show Card number in the image' });
  fireEvent.focus(button);
  fireEvent.blur(button);
  expect(marked).toEqual([[BOX], []]);
});

it('says what was dismissed, and takes it back', async () => {
  fakeServer({ 'auth.me': { body: aUser() } });
  renderApp(<ViewerFindings findings={[{ ...CARD, state: 'dismissed' }]} />);
  expect(await screen.findByText('Dismissed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open Card number again' })).toBeTruthy();
});
