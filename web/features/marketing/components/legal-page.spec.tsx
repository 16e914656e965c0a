import { screen } from '@testing-library/react';
import { renderApp } from '../../../shared/testing/render-app';
import { siteContact } from '../../../shared/site-contact';
import { contact } from '../company-details';
import { privacyTexts, termsTexts } from '../legal-texts';
import { LegalPage } from './legal-page';

it.each([
  [privacyTexts(), ['What is kept', 'Cookies', 'Your rights']],
  [termsTexts(), ['Your screenshots stay yours', 'Plans']],
])('a page of rules has its sections, its day and an address', (texts, sections) => {
  const { container } = renderApp(<LegalPage texts={texts} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
  for (const name of sections) expect(screen.getByRole('heading', { name, level: 2 })).toBeTruthy();
  expect(screen.getByText(texts.changedOn).tagName).toBe('TIME');
  expect(container.textContent).toContain(contact.supportEmail);
});

it('tells that the network of whoever asks for a sign-in link is kept for some time', () => {
  const { container } = renderApp(<LegalPage texts={privacyTexts()} />);
  expect(container.textContent).toContain('For up to two hours, the network');
});

it('names the address of the operator in place of the examples', () => {
  siteContact.email = 'olga@example.com';
  const { container } = renderApp(<LegalPage texts={privacyTexts()} />);
  siteContact.email = null;
  expect(container.textContent).toContain('For anything else: Write to olga@example.com.');
  expect(container.textContent).not.toContain(contact.supportEmail);
});
