import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../shared/browser';
import { planSales } from '../../shared/plan-sales';
import { aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import { returnAddress } from '../../features/auth/return-address';
import { sessionHint } from '../../features/auth/session-hint';
import { PublicLayout } from './public-layout';

jest.spyOn(console, 'error').mockImplementation(() => undefined);
const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

type Answers = Parameters<typeof fakeServer>[0];

function show(answers: Answers) {
  fakeServer({ 'auth.me': { status: 401, body: {} }, ...answers });
  renderApp(<PublicLayout>A page</PublicLayout>, { address: '/support?q=tax' });
}

beforeEach(() => sessionHint.keep(false));

describe('the frame of the public pages', () => {
  it('lists the public pages, and marks the open one', () => {
    show({});
    const header = within(screen.getByRole('navigation', { name: 'Main' }));
    const links = header.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About', '/about'],
      ['Pricing', '/public-pricing'],
      ['Contact', '/contact'],
      ['Support', '/support'],
    ]);
    expect(header.getByRole('link', { current: 'page' }).textContent).toBe('Support');
    const notes = screen.getByRole('link', { name: 'Release Notes' });
    expect(notes.getAttribute('href')).toBe('/releases');
    for (const [name, path] of [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ]) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
  });

  it('speaks of no plans where none are sold', async () => {
    planSales.isOn = false;
    try {
      show({});
      expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Start Free Trial' })).toBeNull();
      expect(button('Sign In')).toBeTruthy();
      await userEvent.click(button('Menu'));
      expect(await screen.findByRole('menuitem', { name: 'Support' })).toBeTruthy();
      expect(screen.queryByRole('menuitem', { name: 'Pricing' })).toBeNull();
    } finally {
      planSales.isOn = true;
    }
  });

  it('has the same pages in a menu on phones', async () => {
    show({});
    await userEvent.click(button('Menu'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'About',
      'Pricing',
      'Contact',
      'Support',
    ]);
  });

  it.each(['Sign In', 'Start Free Trial'])(
    '%s starts the sign-in; both are disabled until the page is left',
    async (name) => {
      show({ 'auth.redirectUrl': { body: { redirectUrl: 'https://id.example/go' } } });
      await userEvent.click(button(name));
      await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://id.example/go'));
      expect([button('Sign In').disabled, button('Start Free Trial').disabled]).toEqual([
        true,
        true,
      ]);
      expect(returnAddress.take()).toBe('/support?q=tax');
      window.dispatchEvent(new Event('pageshow'));
      await waitFor(() => expect(button(name).disabled).toBe(false));
    },
  );

  it('enables the button again when the address cannot be loaded', async () => {
    show({ 'auth.redirectUrl': { status: 503, body: {} } });
    await userEvent.click(button('Sign In'));
    await waitFor(() => expect(button('Sign In').disabled).toBe(false));
  });

  it('shows signed-in people a link to the product instead of the sign-in', async () => {
    show({ 'auth.me': { body: aUser() } });
    const back = await screen.findByRole('link', { name: 'Open Shotvault' });
    expect(back.getAttribute('href')).toBe('/');
    // With a plain space: voices and searches do not take another one for it.
    expect(back.textContent).toBe('Open Shotvault');
    expect(screen.queryByRole('button', { name: /Sign In|Trial/ })).toBeNull();
  });

  it('uses the last known session until the server has answered', () => {
    sessionHint.keep(true);
    show({ 'auth.me': () => new Promise(() => undefined) });
    expect(screen.getByRole('link', { name: 'Open Shotvault' })).toBeTruthy();
  });
});
