// The privacy and terms pages. An operator edits them before building, as company-details.ts; what stands here is true
// of the product as it is delivered, and names nothing that it does not do.
import { ERASURE_DAYS, OPEN_AFTER_PLAN, TRASH_DAYS } from '../../../server/contract/limits';
import { planSales } from '../../shared/plan-sales';
import { siteContact } from '../../shared/site-contact';
import { contact } from './company-details';

export interface LegalPageTexts {
  title: string;
  lead: string;
  /** The day of the last change, `2026-11-23`. */
  changedOn: string;
  sections: readonly LegalSection[];
}

interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

const payments: LegalSection = {
  title: 'Payments',
  paragraphs: [
    'Plans are paid on the pages of Stripe. Card numbers never reach this server; it keeps the state of your plan and the list of your invoices.',
  ],
};

const plans: LegalSection = {
  title: 'Plans',
  paragraphs: [
    'The Free plan needs no card. A paid plan is charged month by month in advance and can be changed or cancelled at any time; after a cancellation it lasts to the end of the period that is paid.',
    `When a paid plan ends, your first ${OPEN_AFTER_PLAN} screenshots stay open. The others are kept, show their title and date, and open again with a plan.`,
  ],
};

const wherePlansAreSold = (section: LegalSection): LegalSection[] =>
  planSales.isOn ? [section] : [];

const asksAt = () => `Write to ${siteContact.email ?? contact.supportEmail}.`;

/** The example's address by post goes with its mail address. */
const postalAddress = () => (siteContact.email === null ? `${contact.address.join(', ')}. ` : '');

export const privacyTexts = (): LegalPageTexts => ({
  title: 'Privacy',
  lead: 'What this vault keeps about you, why, for how long, and how you get it back or removed.',
  changedOn: '2026-11-28',
  sections: [
    {
      title: 'What is kept',
      paragraphs: [
        'Your account: name, email address and picture as you or your login provider give them, your ways to sign in with the public keys of your passkeys, your time zone, and the settings you choose. There is no password here.',
        'Your screenshots, and what is read from them or written by you: text, titles, tags, dates, details such as links and amounts, notes, comments, collections and favorites.',
        'Where an image seems to hold a password or a key, its place on the image, and a fingerprint to recognize it; never the value.',
        'The links that you share, and how often each was opened; not by whom.',
        'For up to two hours, the network from which somebody asked for a sign-in link by mail, so that nobody can use up the links of others.',
        'Counts of your uploads by month, your plan, and in teams a list of what was done by whom.',
      ],
    },
    {
      title: 'Who reads your images',
      paragraphs: [
        'The text is read on the server of this vault; no image leaves it for that. Where the people who run this server have connected a model of their own for titles, tags and dates, images are sent to that model too.',
        'In a team space its members see what is in it. Your personal space is shown to you alone, and parts of it to people with a link that you share, for as long as the link lives.',
        'Nothing of yours is sold, shown to advertisers or used to train models.',
      ],
    },
    ...wherePlansAreSold(payments),
    {
      title: 'Cookies',
      paragraphs: [
        'One cookie keeps you signed in, and others guard the way through a sign-in for some minutes. A person who opens a shared link gets one for an hour, so that a visit counts once and a password is asked for once. Your browser also remembers how you like the pages to look. There is no tracking.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        `A deleted screenshot stays in the trash for ${TRASH_DAYS} days and is gone then. A sign-in ends after 30 days without use.`,
        `When you delete your account, everything in it is erased within ${ERASURE_DAYS} days.`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'In the settings you can export everything as one ZIP, correct your name, and delete your account, at any time and without asking.',
        `For anything else: ${postalAddress()}${asksAt()}`,
      ],
    },
  ],
});

export const termsTexts = (): LegalPageTexts => ({
  title: 'Terms',
  lead: 'What you may expect of this vault, and what it expects of you.',
  changedOn: '2026-11-25',
  sections: [
    {
      title: 'Your screenshots stay yours',
      paragraphs: [
        'You keep all rights to what you upload. It is stored, read and shown to you, to your teams and to those to whom you give a link, and for nothing else.',
        'Upload only what you may keep: nothing that breaks the law or the rights of others.',
      ],
    },
    ...wherePlansAreSold(plans),
    {
      title: 'Fair use',
      paragraphs: [
        'Do not try to reach what belongs to others, to overload the server or to get around the limits of a plan. An account that does so may be closed.',
      ],
    },
    {
      title: 'What cannot be promised',
      paragraphs: [
        'Texts, titles, tags and dates are read by software, which makes mistakes: check what matters on the image itself.',
        'The service is run with care, but without a promise that it is never interrupted. Keep what you cannot lose in a second place, too; the export is there for that.',
      ],
    },
    {
      title: 'Changes and questions',
      paragraphs: [
        'When these terms change, the day below the title changes. If you do not agree, you can take your data and leave at any time.',
        asksAt(),
      ],
    },
  ],
});

export const legalTexts = { changed: 'Last changed' } as const;
