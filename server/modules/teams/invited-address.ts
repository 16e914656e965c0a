/**
 * Normalises the address that an invite is bound to: blanks around it, and the case of ASCII letters. Accounts are told
 * apart without regard to case, so `Bob` and `bob` are one person; `bob+work` and look-alikes of other alphabets may be
 * somebody else and stay different.
 */
export const invitedAddress = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** A hint that the invited person recognises and that tells others little: `b…@example.com`. */
export function addressHint(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
