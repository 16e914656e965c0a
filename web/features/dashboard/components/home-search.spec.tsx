import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../../shared/testing/render-app';
import { HomeSearch } from './home-search';

const asked = window.matchMedia.bind(window);
const onPhone = (isPhone: boolean) => {
  window.matchMedia = (media) => ({
    ...asked(media),
    matches: isPhone && media === '(max-width: 767.98px)',
  });
};
afterEach(() => {
  window.matchMedia = asked;
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = () =>
  renderApp(
    <>
      <HomeSearch />
      <Address />
    </>,
    { address: '/' },
  );

it('leads from a phone to what was found', async () => {
  onPhone(true);
  show();
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, '{Enter}');
  expect(screen.getByText('/')).toBeTruthy();
  await userEvent.type(field, 'harbor invoice{Enter}');
  expect(screen.getByText('/gallery?q=harbor+invoice')).toBeTruthy();
});

it('is not there where the top bar has one', () => {
  onPhone(false);
  show();
  expect(screen.queryByRole('search')).toBeNull();
});
