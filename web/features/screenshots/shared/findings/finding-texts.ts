import type { FindingClass } from '../../../../../server/contract/reading/finding-classes';

/** The words of findings, for the viewer and the page that lists them. */
export const findingTexts = {
  title: 'Look before you share',
  hint: 'Values are not stored.',
  classes: {
    secret: 'Secrets',
    payment: 'Payment',
    identity: 'Identity',
    contact: 'Contact',
  } satisfies Record<FindingClass, string>,
  possible: 'Possible',
  dismissed: 'Dismissed',
  confirmed: 'Confirmed',
  show: (name: string) => `Show ${name} in the image`,
  dismiss: (name: string) => `Dismiss ${name}: it is none`,
  confirm: (name: string) => `Confirm ${name}`,
  reopen: (name: string) => `Open ${name} again`,
  wasDismissed: 'Dismissed. This value is not shown again in this space.',
  undo: 'Undo',
  failed: 'This could not be saved. Try again.',
} as const;

/** Parts of rule names that are no ordinary words. */
const NAMES: Readonly<Record<string, string>> = {
  aws: 'AWS',
  api: 'API',
  oauth: 'OAuth',
  github: 'GitHub',
  gitlab: 'GitLab',
  openai: 'OpenAI',
  huggingface: 'Hugging Face',
  sendgrid: 'SendGrid',
  digitalocean: 'DigitalOcean',
  pypi: 'PyPI',
  npm: 'npm',
  jwt: 'JSON web token',
  iban: 'IBAN',
  otpauth: 'One-time code secret',
  email: 'E-mail',
  us: 'US',
  es: 'Spanish',
  de: 'German',
  fr: 'French',
  id: 'ID',
};

/** `github_token` is read as `GitHub token`. */
export function ruleName(rule: string): string {
  const words = rule.split('_').map((word) => NAMES[word] ?? word);
  const name = words.join(' ');
  return NAMES[rule.split('_')[0] ?? ''] ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
