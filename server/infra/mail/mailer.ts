/** A letter in plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail. Throws when a mail could not be handed over; `signal` ends the attempt. */
export abstract class Mailer {
  abstract send(mail: Mail, signal: AbortSignal): Promise<void>;
}
