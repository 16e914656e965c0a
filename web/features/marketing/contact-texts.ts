import { INQUIRY_TYPES } from './constants';

export type InquiryType = (typeof INQUIRY_TYPES)[number];

const inquiryNames: Readonly<Record<InquiryType, string>> = {
  general: 'General',
  support: 'Support',
  sales: 'Sales',
  enterprise: 'Enterprise',
  partnership: 'Partnership',
  feedback: 'Feedback',
};

export const inquiryOptions = INQUIRY_TYPES.map((value) => ({ value, label: inquiryNames[value] }));

export const contactTexts = {
  title: 'Contact',
  lead: 'A question, an idea or a large plan: write to us.',
  leadWithoutPlans: 'A question or an idea: write to us.',
  formTitle: 'Write to us',
  name: 'Name',
  email: 'Email',
  inquiryType: 'Inquiry type',
  subject: 'Subject',
  message: 'Message',
  allRequired: 'All fields are required.',
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Message Sent!',

  detailsTitle: 'Contact details',
  supportEmail: 'Support',
  salesEmail: 'Sales',
  phone: 'Phone',
  address: 'Address',
  hours: 'Business hours',
  responseTitle: 'Response times',
} as const;

export const responseTimes = [
  { channel: 'Live chat', time: 'Instant', note: 'Coming soon' },
  { channel: 'Email', time: 'Under 24 hours' },
  { channel: 'Enterprise sales', time: 'Under 2 hours' },
] as const satisfies readonly { channel: string; time: string; note?: string }[];
