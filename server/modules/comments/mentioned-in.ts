export interface Mentionable {
  id: string;
  name: string;
  email: string;
}

const folded = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The names that may follow `@`: address, name, or its first word. One that several members have names nobody. */
function handlesOf(members: readonly Mentionable[]): Map<string, string | null> {
  const handles = new Map<string, string | null>();
  for (const { id, name, email } of members) {
    const whole = folded(name);
    const own = new Set([folded(email), whole, whole.split(' ')[0] ?? '']);
    for (const handle of own) {
      if (handle === '') continue;
      handles.set(handle, handles.has(handle) ? null : id);
    }
  }
  return handles;
}

/** Another word: a letter or digit follows, also after a hyphen (`@Ann-Marie`) or as an address (`@ann@example.com`). */
const goesOn = (rest: string) => /^[-@]?[\p{L}\p{N}]/u.test(rest);

/** The members whom a text mentions, each once. The longest handle counts: `@Kim Lee` is not `@Kim`. */
export function mentionedIn<Member extends Mentionable>(
  text: string,
  members: readonly Member[],
): Member[] {
  const handles = handlesOf(members);
  const longestFirst = [...handles.keys()].sort((a, b) => b.length - a.length);
  const ids = new Set<string>();
  const said = folded(text);
  for (const { index } of said.matchAll(/(?<![\p{L}\p{N}])@/gu)) {
    const after = said.slice(index + 1);
    const handle = longestFirst.find(
      (it) => after.startsWith(it) && !goesOn(after.slice(it.length)),
    );
    const id = handle && handles.get(handle);
    if (id) ids.add(id);
  }
  return members.filter(({ id }) => ids.has(id));
}
