import { act, fireEvent, screen } from '@testing-library/react';
import { fakeServer, type SentCall } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { siteContact } from '../../../shared/site-contact';
import { ContactPage } from './contact-page';

let calls: SentCall[];
const field = <Field extends HTMLElement = HTMLInputElement>(label: string) =>
  screen.getByLabelText<Field>(label);
const values = () =>
  ['Name', 'Email', 'Inquiry type', 'Subject', 'Message'].map((label) => field(label).value);
const button = () => screen.getByRole('button');
const said = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(address = '/contact') {
  calls = fakeServer({});
  renderApp(<ContactPage />, { address });
}

function fill() {
  const entries = { Name: 'Ann', Email: 'ann@example.com', Subject: 'Hello', Message: 'A word' };
  for (const [label, value] of Object.entries(entries)) {
    fireEvent.change(field(label), { target: { value } });
  }
  fireEvent.change(field('Inquiry type'), { target: { value: 'sales' } });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the contact form', () => {
  it('has its fields, and native checks for required ones', () => {
    show();
    const names = ['Name', 'Email', 'Inquiry type', 'Subject', 'Message'];
    expect(names.map((label) => field(label).name)).toEqual([
      'name',
      'email',
      'inquiryType',
      'subject',
      'message',
    ]);
    const needed = ['Name', 'Email', 'Subject', 'Message'];
    expect(needed.every((label) => field(label).required)).toBe(true);
    expect(field('Email').type).toBe('email');
    expect(field<HTMLTextAreaElement>('Message').rows).toBe(6);
    const options = field<HTMLSelectElement>('Inquiry type').options;
    expect([...options].map(({ value }) => value)).toEqual([
      'general',
      'support',
      'sales',
      'enterprise',
      'partnership',
      'feedback',
    ]);
    expect(values()).toEqual(['', '', 'general', '', '']);
  });

  it('sends nothing while a required field is empty', () => {
    show();
    fireEvent.click(button());
    pass(10_000);
    expect(button().textContent).toBe('Send Message');
    expect(said()).toBe('');
  });

  it('sends for 1.5 seconds, shows success for 3, then resets with the focus on the name', () => {
    show();
    fill();
    fireEvent.click(button());
    expect(button().textContent).toBe('Sending...');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    pass(1_499);
    expect(said()).toBe('');
    pass(1);
    expect(said()).toBe('Message Sent!');
    expect(values()).toEqual(['Ann', 'ann@example.com', 'sales', 'Hello', 'A word']);
    pass(2_999);
    expect(said()).toBe('Message Sent!');
    pass(1);
    expect(said()).toBe('');
    expect(values()).toEqual(['', '', 'general', '', '']);
    expect(document.activeElement).toBe(field('Name'));
    expect(button().getAttribute('aria-disabled')).toBe('false');
    expect(calls).toEqual([]);
  });

  it('ignores a second press while it sends', () => {
    show();
    fill();
    fireEvent.click(button());
    pass(1_000);
    fireEvent.click(button());
    pass(500);
    expect(said()).toBe('Message Sent!');
    fireEvent.click(button());
    pass(3_000);
    expect(button().textContent).toBe('Send Message');
  });

  it('clears its timers when the page is left', () => {
    calls = fakeServer({});
    const { unmount } = renderApp(<ContactPage />);
    fill();
    fireEvent.click(button());
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['?inquiryType=feedback', 'feedback'],
    ['?inquiryType=nonsense', 'general'],
  ])('starts with the inquiry type of the address: %s', (search, kind) => {
    show(`/contact${search}`);
    expect(field('Inquiry type').value).toBe(kind);
  });

  it('lists every other way to contact the operator', () => {
    show();
    const aside = screen.getByRole('complementary').textContent;
    expect(aside).toContain('Mon-Fri 9AM-6PM PST');
    expect(aside).toContain('Live chatInstant');
    expect(aside).toContain('EmailUnder 24 hours');
    expect(aside).toContain('Enterprise salesUnder 2 hours');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'mailto:support@shotvault.example',
      'mailto:sales@shotvault.example',
      'tel:+15550100142',
    ]);
  });
});

it('shows the address of the operator alone where there is one', () => {
  siteContact.email = 'olga@example.com';
  show();
  siteContact.email = null;
  expect(screen.getByRole('link', { name: 'olga@example.com' }).getAttribute('href')).toBe(
    'mailto:olga@example.com',
  );
  expect(screen.queryByText('Response times')).toBeNull();
  expect(screen.queryByText('Phone')).toBeNull();
});
