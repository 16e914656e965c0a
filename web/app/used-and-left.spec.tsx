import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SubscriptionStatus } from '../../server/contract/billing';
import { fakeServer } from '../shared/testing/fake-server';
import { aPlan, aStatus, aSubscription, aUser } from '../shared/testing/factories';
import { renderApp } from '../shared/testing/render-app';
import { CurrentPlanBanner } from '../features/billing/pricing/current-plan-banner';
import { UsageCard } from '../features/billing/subscription/usage-card';
import { LimitBanner } from '../features/billing/usage/limit-banner';
import { PlanChip } from '../features/billing/usage/plan-chip';
import { StorageCard } from '../features/billing/usage/storage-card';
import { StorageNotice } from '../features/billing/usage/storage-notice';
import { bytesUsed } from '../features/billing/usage/storage-texts';
import { GalleryHeader } from '../features/screenshots/gallery/gallery-header';
import { UploadPage } from '../features/uploads/components/upload-page';
import UserPanel from '../frame/menus/user-panel';

const GB = 1024 ** 3;

interface Case {
  status: SubscriptionStatus;
  limit: number | null;
  used: string;
  left: string;
  chip: string;
}

const usage = (count: number) => ({ ...aStatus().usage, screenshots_uploaded: count });
const paid = (limit: number | null) => aSubscription({ screenshot_limit: limit });

const CASES: Record<string, Case> = {
  'near the limit': {
    status: aStatus({ usage: usage(1200), remaining_uploads: 300, subscription: paid(1500) }),
    limit: 1500,
    used: '1,200 of 1,500 used',
    left: '300 uploads remaining',
    chip: 'Silver 1,200/1,500',
  },
  'one left': {
    status: aStatus({ usage: usage(24), remaining_uploads: 1 }),
    limit: 25,
    used: '24 of 25 used',
    left: '1 upload remaining',
    chip: 'Free 24/25',
  },
  'over it, after a smaller plan': {
    status: aStatus({
      usage: usage(30),
      remaining_uploads: 0,
      is_over_limit: true,
      can_upload: false,
    }),
    limit: 25,
    used: '30 of 25 used',
    left: '0 uploads remaining',
    chip: 'Free 30/25',
  },
  unlimited: {
    status: aStatus({ usage: usage(1200), remaining_uploads: null, subscription: paid(null) }),
    limit: null,
    used: '1,200 used',
    left: 'Unlimited uploads',
    chip: 'Silver 1,200/∞',
  },
};

function show(content: ReactNode, status: SubscriptionStatus) {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: status },
    'storage.get': { body: { used_bytes: 3 * GB, trash_bytes: 0, limit_bytes: 4 * GB - GB / 2 } },
  });
  return renderApp(content).container;
}

describe.each(Object.entries(CASES))('%s', (_name, { status, limit, used, left, chip }) => {
  it('the pages of the plan, of the plans and of uploads say the same', async () => {
    show(
      <>
        <UsageCard status={status} limit={limit} />
        <CurrentPlanBanner />
        <UploadPage collections={[]} />
      </>,
      status,
    );
    await waitFor(() => expect(screen.getAllByText(used)).toHaveLength(3));
    const reset = limit === null ? '' : ' · Resets on December 1, 2026';
    expect(screen.getAllByText(left + reset)).toHaveLength(3);
    for (const meter of screen.queryAllByRole('meter', { name: 'Usage this month' }))
      expect(meter.getAttribute('aria-valuetext')).toBe(used);
  });

  it('frame, account panel and gallery, too', async () => {
    show(
      <>
        <PlanChip />
        <GalleryHeader total={3} onUpload={() => undefined} />
        <UserPanel>
          <button type="button">Account</button>
        </UserPanel>
      </>,
      status,
    );
    const link = await screen.findByRole('link', { name: chip });
    expect(link.getAttribute('title')).toBe(`${used} · ${left}`);
    expect(await screen.findByText(new RegExp(`^\\w+ · ${left}$`))).toBeTruthy();
    expect(await screen.findByText(left)).toBeTruthy();
  });
});

it('the warning counts as they do', async () => {
  const { status } = CASES['near the limit']!;
  show(<LimitBanner />, status);
  // Fixed texts.
  expect(await screen.findByText('You have 300 uploads remaining this month.')).toBeTruthy();
});

it('settings, warning and operators say bytes in the words of uploads', async () => {
  show(
    <>
      <StorageCard scope={{}} />
      <StorageNotice scope={{}} />
    </>,
    aStatus(),
  );
  const meter = await screen.findByRole('meter', { name: 'Storage' });
  expect(meter.getAttribute('aria-valuetext')).toBe('3 GB of 3.5 GB used');
  expect(screen.getByText('3 GB of 3.5 GB used')).toBeTruthy();
  expect(screen.getByText('512 MB remaining')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('3 GB of 3.5 GB used.');
  expect(bytesUsed(3 * GB, 3.5 * GB)).toBe('3 GB of 3.5 GB used');
});
