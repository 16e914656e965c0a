import { type StateFile } from '../state-file';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Older letters make room. */
const KEPT = 200;

/** Every letter that the product sent, newest first, to whomever it went. */
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
