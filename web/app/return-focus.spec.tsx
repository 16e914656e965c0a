import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { CancelDialog } from '../features/billing/subscription/cancel-dialog';
import { DayDialog } from '../features/calendar/components/day-dialog';
import { AddToCollectionDialog } from '../features/collections/components/add-to-collection-dialog';
import { CollectionDialog } from '../features/collections/components/collection-dialog';
import { SaveSearchDialog } from '../features/collections/components/save-search-dialog';
import { TagSelectionDialog } from '../features/screenshots/selection/tag-selection-dialog';
import { DeleteAccountCard } from '../features/settings/components/delete-account-card';
import { RenameTagDialog } from '../features/tags/components/rename-tag-dialog';
import { OverflowDialog } from '../features/uploads/components/overflow-dialog';
import { uploads } from '../features/uploads/upload.store';
import { aStatus, aUser } from '../shared/testing/factories';
import { fakeServer } from '../shared/testing/fake-server';
import { renderApp } from '../shared/testing/render-app';
import { ShortcutList } from '../frame/shortcuts/shortcut-list';

const nothing = () => undefined;

type Dialog = (onClose: () => void) => ReactNode;

const DIALOGS: [string, Dialog][] = [
  ['a new collection', (onClose) => <CollectionDialog collection={null} onClose={onClose} />],
  ['a saved search', (onClose) => <SaveSearchDialog search={{}} count={1} onClose={onClose} />],
  ['adding to a collection', (onClose) => <AddToCollectionDialog ids={['a']} onClose={onClose} />],
  ['a tag renamed', (onClose) => <RenameTagDialog name="invoice" onClose={onClose} />],
  ['tags of a selection', (onClose) => <TagSelectionDialog onClose={onClose} onTags={nothing} />],
  ['the keys', (onClose) => <ShortcutList onClose={onClose} />],
  [
    'a day',
    (onClose) => (
      <DayDialog
        day="2026-11-20"
        timeZone="UTC"
        confidence={0}
        onClose={onClose}
        onRerun={nothing}
      />
    ),
  ],
  [
    'a plan cancelled',
    (onClose) => (
      <CancelDialog planName="Silver" periodEnd="2026-12-01T00:00:00.000Z" onClose={onClose} />
    ),
  ],
];

function Page({ dialog }: { dialog: Dialog }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}

const layer = () => screen.queryByRole('dialog') ?? screen.getByRole('alertdialog');

/** Opens a dialog with its button, closes it with Esc and expects the focus on the button. */
async function expectFocusBack(name: string) {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  const dialog = await waitFor(layer);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(document.activeElement).toBe(button);
}

beforeEach(() => {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.status': { body: aStatus() },
    'calendar.day': { body: { uploaded: [], created: [], extracted: [] } },
    'collections.list': { body: [] },
    'tags.list': { body: [] },
  });
});

it.each(DIALOGS)('goes back to its button from the dialog of %s', async (_name, dialog) => {
  renderApp(<Page dialog={dialog} />);
  await expectFocusBack('Open');
});

it('goes back to its button from the deletion of the account', async () => {
  renderApp(<DeleteAccountCard email="ada@example.com" />);
  await expectFocusBack('Delete account');
});

it('goes back to its button from the dialog about how much is uploaded', async () => {
  const ask = () => uploads.ask({ total: 3, room: 1, onAccept: nothing });
  renderApp(
    <>
      <button onClick={ask}>Upload</button>
      <OverflowDialog />
    </>,
  );
  await expectFocusBack('Upload');
});
