const SECRET_NAME = /(SECRET|TOKEN|PASSWORD|KEY$|KEY_ID$)/;
/** Shorter ones would take the letters out of ordinary words. */
const SHORTEST = 4;

/** Takes every secret of an environment out of a text: errors of foreign programs may quote what they were given. */
export function secretsRemover(
  environment: Record<string, string | undefined>,
): (text: string) => string {
  const secrets = Object.entries(environment)
    .flatMap(([name, value = '']) => [...(SECRET_NAME.test(name) ? [value] : []), ...inUrl(value)])
    .filter((secret) => secret.length >= SHORTEST)
    // A longer one may hold a shorter one.
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

/** The password of an address, as it stands there and as it is meant. */
function inUrl(value: string): string[] {
  if (!value.includes('://') || !URL.canParse(value)) return [];
  const { password } = new URL(value);
  if (password === '') return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
