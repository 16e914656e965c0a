const SECRET_NAME = /(SECRET|TOKEN|PASSWORD|KEY$|KEY_ID$)/;
/** Removing shorter values would damage ordinary words. */
const SHORTEST = 4;

/** Removes every secret of an environment from a text, because errors of foreign programs may quote their input. */
export function secretsRemover(
  environment: Record<string, string | undefined>,
): (text: string) => string {
  const secrets = Object.entries(environment)
    .flatMap(([name, value = '']) => [...(SECRET_NAME.test(name) ? [value] : []), ...inUrl(value)])
    .filter((secret) => secret.length >= SHORTEST)
    // Longest first, because a longer secret may contain a shorter one.
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

/** The password of a URL, in its encoded and decoded form. */
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
