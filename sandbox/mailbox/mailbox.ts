import { type StateFile } from '../state-file';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Older mails are dropped. */
const KEPT = 200;

/** Every mail that the product sent, newest first, whoever received it. */
export class Mailbox {
  private letters: Letter[];

  constructor(private readonly state: StateFile) {
    this.letters = state.read<Letter[]>([]);
  }

  add(letter: Letter): void {
    this.letters = [letter, ...this.letters].slice(0, KEPT);
    this.state.write(this.letters);
  }

  list(): readonly Letter[] {
    return this.letters;
  }
}
