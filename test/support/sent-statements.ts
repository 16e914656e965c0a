import { Client } from 'pg';

export interface SentStatement {
  /** Its name where it is prepared, else its text. */
  title: string;
  text: string;
  isInTransaction: boolean;
}

/** The statements that go to the database while `work` runs, in their order. */
export async function sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return told(query.mock.calls, query.mock.contexts);
  } finally {
    query.mockRestore();
  }
}

/** Each connection has a transaction of its own. */
function told(calls: readonly unknown[][], connections: readonly unknown[]): SentStatement[] {
  const open = new Set<unknown>();
  return calls.map(([query], at) => {
    const { name, text } =
      typeof query === 'string' ? { text: query } : (query as { name?: string; text: string });
    if (text === 'begin') open.add(connections[at]);
    const isInTransaction = open.has(connections[at]);
    if (text === 'commit' || text === 'rollback') open.delete(connections[at]);
    return { title: name ?? text, text, isInTransaction };
  });
}
