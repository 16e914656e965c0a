// Details that an operator edits before building: the figures of /about and the contact data of /contact. An address that
// operators enter at /operator takes the place of all contact data.

interface Statistic {
  value: string;
  label: string;
}

/** The figures of this installation. */
export const statistics: readonly Statistic[] = [
  { value: '10,000+', label: 'users' },
  { value: '1M+', label: 'screenshots' },
  { value: '99.9%', label: 'search accuracy' },
  { value: '5x', label: 'faster organisation' },
];

/** Example values, none of which is real. */
export const contact = {
  supportEmail: 'support@shotvault.example',
  salesEmail: 'sales@shotvault.example',
  phone: '+1 (555) 010-0142',
  address: ['Shotvault', '100 Example Street', 'San Francisco, CA 94105'],
  hours: 'Mon-Fri 9AM-6PM PST',
} as const;
