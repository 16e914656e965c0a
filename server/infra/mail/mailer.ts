/** A mail in plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Stands as the sender where the configuration names none. */
  senderName?: string | undefined;
  replyTo?: string | undefined;
}

/** Sends mail. Throws when a mail could not be handed over; `signal` ends the attempt. */
export abstract class Mailer {
  abstract send(mail: Mail, signal: AbortSignal): Promise<void>;
}
