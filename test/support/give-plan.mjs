// Gives plans by the route of operators. The command would start a program each time: 2.7 s of processor time.
import { signIn } from './sandbox-session.mjs';

const OPERATOR = 'operator@example.com';

/** Makes the address above an operator of the product that is started with it. */
export const WITH_OPERATOR = { OPERATOR_EMAILS: OPERATOR };

/** @type {Map<string, ReturnType<typeof signIn>>} */
const sessions = new Map();

/**
 * The person must have an account.
 * @param {{ url: string }} product
 * @param {string} email
 * @param {string} plan
 */
export async function givePlan({ url }, email, plan) {
  const session = sessions.get(url) ?? signIn({ url }, OPERATOR);
  sessions.set(url, session);
  const ask = await session;
  const found = await ask(`/api/operator/people?q=${encodeURIComponent(email)}`);
  /** @type {{ people: { id: string, email: string }[] }} */
  const { people } = await found.json();
  const person = people.find((it) => it.email === email);
  const answer = await ask(`/api/operator/people/${person?.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan }),
  });
  if (!answer.ok) throw new Error(`${email} did not get ${plan}: ${await answer.text()}`);
}
