import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../../screenshots/testing/factories';
import { CalendarPage } from './calendar-page';

it('steps in the viewer through everything that the day has', async () => {
  const [first, second, third] = ['First', 'Second', 'Third'].map((title) =>
    aScreenshot({ ai_generated_title: title }),
  );
  fakeServer({
    'auth.me': { body: aUser() },
    'calendar.month': { body: {} },
    'calendar.day': {
      body: { uploaded: [first, second], created: [second], extracted: [first, third] },
    },
    'screenshots.get': { body: second },
  });
  const address = `/calendar?day=2026-11-20&view=${second?.id}`;
  renderApp(<CalendarPage onRerun={jest.fn()} />, { address });
  expect(await screen.findByText('2 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next screenshot' }));
  expect(await screen.findByText('3 of 3')).toBeTruthy();
});
