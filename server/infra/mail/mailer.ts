/** A letter in plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The way out for mail. A letter that could not be handed over is thrown: whoever writes decides what that means. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
