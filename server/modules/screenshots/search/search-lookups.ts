/**
 * The lookups of one search. Its classes and its count ask the same questions of the word list; each is asked once.
 */
export class SearchLookups {
  private readonly answers = new Map<string, Promise<unknown>>();

  /** The key says which lookup it is and with what it is asked. */
  once<Answer>(key: unknown, look: () => Promise<Answer>): Promise<Answer> {
    const name = JSON.stringify(key);
    const answer = (this.answers.get(name) as Promise<Answer> | undefined) ?? look();
    this.answers.set(name, answer);
    return answer;
  }
}
