/**
 * The address that an invite is bound to. Only what mail itself ignores is evened out: blanks around it, and the case of
 * ASCII letters in the domain. Before the at sign `Bob`, `bob`, `bob+work` and look-alikes of other alphabets may be
 * different people, so they are.
 */
export function invitedAddress(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return trimmed.slice(0, Math.max(0, at)) + domain;
}

/** Enough for the one who is meant, little for anybody else: `b…@example.com`. */
export function addressHint(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
