/**
 * Normalises the address that an invite is bound to, as far as mail itself ignores differences: blanks around it, and
 * the case of ASCII letters in the domain. Before the at sign `Bob`, `bob`, `bob+work` and look-alikes of other
 * alphabets may be different people, and the person who invites does not choose the provider, so they stay different
 * (docs/decisions.md#invites).
 */
export function invitedAddress(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return trimmed.slice(0, Math.max(0, at)) + domain;
}

/** A hint that the invited person recognises and that tells others little: `b…@example.com`. */
export function addressHint(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
