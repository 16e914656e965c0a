import { entropyOf, isPlaceholder, looksRandom } from './randomness';

/** Found in the page's text. The group `value` is what is secret, the whole match is what is marked. */
export interface StructuredRule {
  id: string;
  pattern: RegExp;
  /** A further condition on the value; it must look random by default. */
  isSecret?: (value: string) => boolean;
  confidence: number;
}

/** Users and passwords that descriptions of connections show. */
const SAMPLE_PASSWORD =
  /^(?:pass(?:word|wd|wort)?\d{0,3}|passw0rd|pwd|secret|mysecretpassword|user(?:name)?|postgres|root|admin|guest|test|foo|bar|mot_?de_?passe|contrase(?:ñ|n)a|x+|\*+|•+|•*|\W+)$/i;

/** At least of some length, with more than one word in it, and no template. */
export function isOwnPassword(value: string): boolean {
  if (value.length < 5 || isPlaceholder(value) || SAMPLE_PASSWORD.test(value)) return false;
  return new Set(value).size >= 4 && entropyOf(value) >= 2;
}

const SLASHES = String.raw`\s?:\s?[/\\]\s?[/\\]\s?`;
const USER_AND_PASSWORD = String.raw`[^\s:/@©]{0,64}\s?:\s?(?<value>[^\s/@©]{3,100})\s?[@©]\s?[\w[]`;
const SCHEMES =
  'postgres(?:ql)?|mysql|mariadb|mongodb(?:\\+srv)?|rediss?|amqps?|mssql|sqlserver|ldaps?|smtps?|clickhouse|cockroachdb|nats|couchdb|kafka|imaps?|mqtts?';

export const STRUCTURED_RULES: readonly StructuredRule[] = [
  {
    id: 'connection_string',
    pattern: new RegExp(`(?:${SCHEMES})${SLASHES}${USER_AND_PASSWORD}`, 'gi'),
    isSecret: isOwnPassword,
    confidence: 0.95,
  },
  {
    id: 'basic_auth_link',
    pattern: new RegExp(`(?:https?|s?ftp|git|wss?)${SLASHES}${USER_AND_PASSWORD}`, 'gi'),
    isSecret: isOwnPassword,
    confidence: 0.93,
  },
  {
    id: 'connection_string',
    pattern:
      /(?:server|data source|host|user id|uid)\s?=[^\n]{1,200}?;\s?(?:password|pwd)\s?=\s?(?<value>[^;\s"']{5,80})/gi,
    isSecret: isOwnPassword,
    confidence: 0.92,
  },
  {
    id: 'azure_storage_key',
    pattern: /Account\s?Key\s?=\s?(?<value>[A-Za-z0-9+/|!]{78,92}\s?={0,2})/gi,
    confidence: 0.96,
  },
  {
    id: 'azure_client_secret',
    pattern: /(?<![\w~.-])(?<value>[A-Za-z0-9_~.-]{3}[78B][QO0]~[A-Za-z0-9_~.-]{30,36})(?![\w~])/g,
    confidence: 0.93,
  },
  {
    id: 'slack_webhook',
    pattern:
      /hooks\.slack\.com\s?\/services\s?\/\s?[TI][A-Z0-9]{7,12}\s?\/\s?[B8][A-Z0-9]{7,12}\s?\/\s?(?<value>[A-Za-z0-9]{20,28})/gi,
    confidence: 0.97,
  },
  {
    id: 'discord_webhook',
    pattern:
      /discord(?:app)?\.com\s?\/api\s?\/webhooks\s?\/\s?[\dOolIS]{16,20}\s?\/\s?(?<value>[\w-]{58,72})/gi,
    confidence: 0.97,
  },
  {
    id: 'discord_token',
    pattern:
      /(?<![\w.-])(?<value>[MNO][A-Za-z0-9_-]{22,27}\.[A-Za-z0-9_-]{5,7}\.[A-Za-z0-9_-]{26,40})(?![\w-])/g,
    confidence: 0.9,
  },
  {
    id: 'telegram_token',
    pattern:
      /(?<![\w])(?<value>[\dOolISB]{8,11}\s?:\s?[A4]{2}(?:[\w|)\]@-]{31,36}|[\w|)\]@-]{6,34}(?:\s[\w|)\]@-]{2,29}){1,2}))(?![\w-])/g,
    isSecret: (value) =>
      /^.{8,11}:[A4]{2}.{31,36}$/.test(value.replace(/\s/g, '')) && looksRandom(value),
    confidence: 0.95,
  },
  {
    id: 'mailchimp_key',
    pattern: /(?<![\w-])(?<value>[a-f0-9OolISsZz]{30,34}-us[\dlIO]{1,2})(?![\w-])/g,
    confidence: 0.94,
  },
  {
    id: 'otpauth',
    pattern:
      /otpauth\s?:\s?\/\s?\/\s?[th]otp\s?\/[^\n]{0,200}?secret\s?=\s?(?<value>[A-Za-z0-9]{14,128})/gi,
    isSecret: (value) => !isPlaceholder(value) && !/^JBSWY3DPEH/i.test(value),
    confidence: 0.96,
  },
  {
    id: 'aws_secret_key',
    pattern:
      /secret_?\s?access_?\s?key["'”]?\s?[:=]\s?["'“]?(?<value>[A-Za-z0-9/+|!]{38,42})(?![\w/+])/gi,
    confidence: 0.96,
  },
  {
    id: 'authorization_header',
    pattern:
      /Authorization["'”]?\s?:?\s?["'“]?(?:Bearer|Token|Basic)\s?(?<value>[A-Za-z0-9._~+/-]{20,400}={0,2})/gi,
    confidence: 0.88,
  },
];

export const isSecretValue = (rule: StructuredRule, value: string): boolean =>
  (rule.isSecret ?? looksRandom)(value);
