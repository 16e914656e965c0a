import { type AddressInfo } from 'node:net';
import { type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { isSameText } from '../same-text';
import { type Mailbox } from './mailbox';

/** Larger mails are refused; the product sends plain text. */
const MAX_LETTER_BYTES = 64 * 1024;

interface LetterSlotOptions {
  /** 0 takes any free port. */
  port: number;
  /** The product's credentials. */
  user: string;
  secret: string;
  now: () => number;
}

/** A mail server on loopback that delivers everything to one mailbox. */
export interface LetterSlot {
  port: number;
  close(): Promise<void>;
}

/** Accepts the product and no other program of this machine. */
export async function openLetterSlot(
  mailbox: Mailbox,
  { port, user, secret, now }: LetterSlotOptions,
): Promise<LetterSlot> {
  const server = new SMTPServer({
    // The connection never leaves this machine.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_LETTER_BYTES,
    onAuth({ username, password }, _session, done) {
      const isProduct = isSameText(`${username} ${password}`, `${user} ${secret}`);
      if (isProduct) done(null, { user });
      else done(new Error('Only the product posts mails here.'));
    },
    onData(stream, { envelope }, done) {
      readLetter(stream).then(
        (letter) => {
          for (const { address } of envelope.rcptTo)
            mailbox.add({ to: address, ...letter, at: now() });
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  // A client that disconnects half-way needs no handling.
  server.on('error', () => undefined);
  await new Promise<void>((done, fail) => {
    server.server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

async function readLetter(
  stream: Readable & { sizeExceeded: boolean },
): Promise<{ subject: string; text: string }> {
  const bytes = await buffer(stream);
  if (stream.sizeExceeded)
    throw Object.assign(new Error('That mail is too large.'), { responseCode: 552 });
  const { subject = '', text = '' } = await PostalMime.parse(bytes);
  return { subject, text: text.trimEnd() };
}
