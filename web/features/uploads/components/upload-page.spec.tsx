import { screen } from '@testing-library/react';
import { aPlan, aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { UploadPage } from './upload-page';

function show(status = aStatus()) {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: status },
  });
  renderApp(<UploadPage collections={[]} />);
}

describe('the upload page', () => {
  it('says that nothing is left this month, and links to the plans', async () => {
    show(aStatus({ is_over_limit: true, can_upload: false, remaining_uploads: 0 }));
    expect(await screen.findByText('Upload Limit Reached')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('shows what is used and left otherwise', async () => {
    const usage = { ...aStatus().usage, screenshots_uploaded: 5 };
    show(aStatus({ remaining_uploads: 20, usage }));
    expect(await screen.findByText('5 of 25 used')).toBeTruthy();
    expect(screen.getByText('20 uploads remaining · Resets on December 1, 2026')).toBeTruthy();
    expect(screen.queryByText('Upload Limit Reached')).toBeNull();
  });
});
