interface Mentionable {
  user_name: string;
  user_email: string;
}

/** The mention that is being typed before the caret: where its `@` stands, and what follows it. */
export interface OpenMention {
  from: number;
  typed: string;
}

/** As long as nobody is called like that, it is text that happens to hold an `@`. */
const LONGEST = 60;

export function openMention(text: string, caret: number): OpenMention | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  if (from < 0 || caret - from > LONGEST) return null;
  if (/[\p{L}\p{N}]/u.test(before.charAt(from - 1))) return null;
  const typed = before.slice(from + 1);
  return typed.includes('\n') ? null : { from, typed };
}

/** The members whose name, a word of it, or address begins with what is typed. */
export function mentionable<Member extends Mentionable>(
  typed: string,
  members: readonly Member[],
): Member[] {
  const start = typed.toLowerCase();
  return members.filter(({ user_name: name, user_email: email }) =>
    [name, email, ...name.split(' ')].some((it) => it.toLowerCase().startsWith(start)),
  );
}

/** The person who writes comes last: a mention of oneself tells nobody. */
export const othersFirst = <Member extends Mentionable>(
  members: readonly Member[],
  ownEmail: string | undefined,
): Member[] => {
  const isOwn = ({ user_email: email }: Member) => email === ownEmail;
  return [...members.filter((it) => !isOwn(it)), ...members.filter(isOwn)];
};

/** The name of a member, or the address where another one has the same name. */
export function handleOf(member: Mentionable, members: readonly Mentionable[]): string {
  const isSame = ({ user_name: name }: Mentionable) =>
    name.toLowerCase() === member.user_name.toLowerCase();
  return members.filter(isSame).length > 1 ? member.user_email : member.user_name;
}

/** The text with the whole mention, and the caret behind it. */
export function withMention(
  text: string,
  { from, typed }: OpenMention,
  handle: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${handle} `;
  return { text: before + text.slice(from + 1 + typed.length), caret: before.length };
}
