import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { renderApp } from '../../../shared/testing/render-app';
import { questions } from '../support-faq';
import { SupportPage } from './support-page';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function show(address = '/support') {
  renderApp(
    <>
      <SupportPage />
      <Address />
      <Link to="/support">Start again</Link>
    </>,
    { address },
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const chip = (name: string) => screen.getByRole('button', { name, pressed: undefined });
const shown = () =>
  screen.queryAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
const count = () => screen.getAllByRole('status')[0]?.textContent;
const address = () => screen.getByLabelText('address').textContent;

describe('the questions of the support page', () => {
  it('are all listed and counted at first, with the focus on the search', async () => {
    show();
    expect(document.activeElement).toBe(field());
    expect(count()).toBe(`${questions().length} questions found`);
    expect(shown()).toHaveLength(questions().length);
  });

  it('are found by words in question or answer, in any case, and the matches are marked', async () => {
    show();
    await userEvent.type(field(), 'MONEY-BACK');
    expect(count()).toBe('1 question found');
    await userEvent.click(screen.getByRole('button', { name: 'Are there annual plans?' }));
    expect(screen.getByText('money-back').tagName).toBe('MARK');
    expect(address()).toBe('/support?q=MONEY-BACK');
  });

  it('open and close one by one', async () => {
    show();
    const [first, second] = screen.getAllByRole('button', { expanded: false });
    await userEvent.click(first!);
    await userEvent.click(second!);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
    await userEvent.click(first!);
    expect(first!.getAttribute('aria-expanded')).toBe('false');
  });

  it('have categories, which are kept in the address with the search', async () => {
    show('/support?q=team');
    const chips = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'all',
      'Getting Started',
      'Teams',
      'Features',
      'Billing',
      'Security',
    ]);
    await userEvent.click(chip('Billing'));
    expect(address()).toBe('/support?q=team&category=Billing');
    expect(chip('Billing').getAttribute('aria-pressed')).toBe('true');
    expect(shown()).toEqual(['When does my upload limit reset?']);
  });

  it('are all listed again when the search is cleared', async () => {
    show('/support?category=Security&q=zebra');
    expect(screen.getByText('No results found')).toBeTruthy();
    expect(count()).toBe('0 questions found');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(count()).toBe(`${questions().length} questions found`);
    expect(address()).toBe('/support');
    expect(document.activeElement).toBe(field());
  });

  it('follow a link to another search', async () => {
    show('/support?q=refund');
    await userEvent.type(field(), 's');
    await userEvent.click(screen.getByRole('link', { name: 'Start again' }));
    expect(field().value).toBe('');
    expect(count()).toBe(`${questions().length} questions found`);
  });
});

describe('the cards for further help', () => {
  it.each(['Live Chat', 'Docs'])('%s is disabled, and gives the reason', async (name) => {
    show();
    const button = await screen.findByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const before = address();
    await userEvent.click(button);
    const note = await screen.findByText('Coming soon');
    expect(button.getAttribute('aria-describedby')).toBe(note.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Coming soon')).toBeNull());
    expect(address()).toBe(before);
  });

  it('links to the contact form', () => {
    show();
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
  });
});
