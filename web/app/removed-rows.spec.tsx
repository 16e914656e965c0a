import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { RouteName } from '../../server/contract/routes';
import { CollectionsPage } from '../features/collections/components/collections-page';
import { FindingsPage } from '../features/findings/components/findings-page';
import { aScreenshot } from '../features/screenshots/testing/factories';
import { ConnectedClisCard } from '../features/keys/components/key-cards';
import { SharesPage } from '../features/shares/components/shares-page';
import { aShare } from '../features/shares/testing/factories';
import { TagsPage } from '../features/tags/components/tags-page';
import { TrashPage } from '../features/trash/components/trash-page';
import { aStatus, aUser } from '../shared/testing/factories';
import { fakeServer } from '../shared/testing/fake-server';
import { renderApp } from '../shared/testing/render-app';
import { PageHead } from '../ui/layout/page-head';

const ID = '0190a1b2-0000-7000-8000-000000000001';
const DAY = '2026-11-20T10:00:00.000Z';
const collection = {
  ...{ id: ID, name: 'Bills', description: null, color: '#4F46E5', created_at: DAY },
  ...{ first_screenshot_id: null, order: 'date', screenshot_count: 3, is_live: false },
};
const finding = {
  ...{ id: ID, rule: 'github_token', class: 'secret', confidence: 0.97, state: 'open' },
  ...{ boxes: [], screenshot_id: ID, created_at: DAY },
  ...{ ai_generated_title: 'Settings', original_name: 'a.png' },
};
const tags = [
  { tag_name: 'invoice', screenshot_count: 9, first_screenshot_id: null },
  { tag_name: 'invoices', screenshot_count: 2, first_screenshot_id: null },
];

const laptop = {
  ...{ id: ID, kind: 'cli', name: 'laptop', scopes: ['read', 'write'] },
  ...{ created_at: DAY, last_used_at: null },
};
const cards = (
  <>
    <PageHead title="Settings" />
    <ConnectedClisCard />
  </>
);

const trashed = { ...aScreenshot({ can_delete: true }), deleted_at: DAY, purges_at: DAY };

interface Removal {
  page: ReactNode;
  list: RouteName;
  rows: unknown[];
  change?: RouteName;
  answer?: unknown;
  presses: RegExp[];
}

const REMOVALS: Record<string, Removal> = {
  // Which tags stay apart is kept in the browser.
  tags: { page: <TagsPage />, list: 'tags.list', rows: tags, presses: [/^Keep/] },
  'tags in cards': {
    ...{ page: <TagsPage />, list: 'tags.list', rows: [tags[0]] },
    ...{
      change: 'tags.remove',
      answer: { screenshots: 9 },
      presses: [/^Delete invoice/, /^Delete$/],
    },
  },
  'command lines': {
    ...{ page: cards, list: 'keys.list', rows: [laptop] },
    ...{ change: 'keys.remove', presses: [/^Revoke laptop/, /^Revoke$/] },
  },
  findings: {
    ...{ page: <FindingsPage />, list: 'findings.list', rows: [finding] },
    ...{ change: 'findings.update', answer: finding, presses: [/^Dismiss/] },
  },
  collections: {
    ...{ page: <CollectionsPage />, list: 'collections.list', rows: [collection] },
    ...{ change: 'collections.remove', presses: [/^Delete Bills/, /^Delete$/] },
  },
  links: {
    ...{ page: <SharesPage />, list: 'shares.list', rows: [aShare()] },
    ...{ change: 'shares.revoke', presses: [/^Revoke$/, /^Revoke$/] },
  },
  trash: {
    ...{ page: <TrashPage />, list: 'trash.list', rows: [trashed], presses: [/^Restore/] },
    ...{ change: 'screenshots.bulk', answer: { done: [trashed.id], failed: [], added: [] } },
  },
};

it.each(Object.keys(REMOVALS))(
  'leads the focus to the heading when a row of %s goes',
  async (name) => {
    const { page, list, rows, change, answer, presses } = REMOVALS[name] as Removal;
    let isGone = false;
    fakeServer({
      'auth.me': { body: aUser() },
      'billing.status': { body: aStatus() },
      [list]: () => ({ body: isGone ? [] : rows }),
      [change ?? 'auth.logout']: () => {
        isGone = true;
        return { body: answer };
      },
    });
    renderApp(page, { address: '/' });
    for (const label of presses) {
      await userEvent.click(await screen.findByRole('button', { name: label }));
    }
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  },
);
