// Many edits and deletions, as people make them: of all their screenshots at once.

/** People who change things at the same time. */
const AT_ONCE = 4;
const ROWS = 100;
/** Deleted for good by everybody at the end. */
const LOST = 20;

const ROUND = [
  { action: 'tag', tags: ['a new tag'] },
  { action: 'favorite' },
  { action: 'delete' },
  { action: 'restore' },
  { action: 'unfavorite' },
  { action: 'untag', tags: ['a new tag'] },
];

async function bulk({ url }, cookie, ids, change) {
  const answer = await fetch(`${url}/api/screenshots/bulk`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ids, ...change }),
  });
  const { done } = await answer.json();
  if (done?.length !== ids.length) throw new Error(`${change.action} answered ${answer.status}`);
  return done.length;
}

async function idsOf({ url }, cookie) {
  const answer = await fetch(`${url}/api/screenshots?limit=${ROWS}&fields=card`, {
    headers: { cookie },
  });
  return (await answer.json()).map(({ id }) => id);
}

/** At least `count` changes, shared out between the people; returns their number. */
export async function changeMuch(product, count) {
  const people = [];
  for (const cookie of product.cookies) people.push({ cookie, ids: await idsOf(product, cookie) });
  let made = 0;
  // The sum is read after the answer: others count meanwhile.
  const change = async (cookie, ids, what) => {
    const count = await bulk(product, cookie, ids, what);
    made += count;
  };
  const turns = Array.from(
    { length: Math.ceil(count / (people.length * ROWS * ROUND.length)) },
    () => people,
  ).flat();
  const work = async () => {
    for (let turn = turns.pop(); turn; turn = turns.pop())
      for (const what of ROUND) await change(turn.cookie, turn.ids, what);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const { cookie, ids } of people)
    await change(cookie, ids.slice(-LOST), { action: 'delete_forever' });
  return made;
}
