import type { Screenshot } from '../../../../server/contract/screenshots';
import { aPlan, aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { Gallery } from '../gallery/gallery';

export type Answers = Parameters<typeof fakeServer>[0];

interface Shown {
  answers?: Answers;
  address?: string;
}

/** Shows the gallery with these screenshots; `sent` lists its requests. */
export function showGallery(rows: Screenshot[], { answers, address = '/gallery' }: Shown = {}) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
    'screenshots.list': { body: rows, headers: { 'x-total-count': String(rows.length) } },
    ...answers,
  });
  const on = { onRerun: jest.fn(), onUpload: jest.fn() };
  renderApp(<Gallery {...on} />, { address });
  return { ...on, sent: (route: string) => calls.filter((call) => call.route === route) };
}
