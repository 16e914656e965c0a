/** A letter in plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The way out for mail. A letter that could not be handed over is thrown; `signal` ends the attempt. */
export abstract class Mailer {
  abstract send(mail: Mail, signal: AbortSignal): Promise<void>;
}
