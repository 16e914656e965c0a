import { type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { SmtpMailer } from './smtp-mailer';

const inTime = (): AbortSignal => AbortSignal.timeout(60_000);

let server: SMTPServer;
let url: string;
let mailer: SmtpMailer;
/** The recipients and contents that the server received. */
let letters: { recipients: string[]; email: Email }[];

beforeEach(async () => {
  letters = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void letterOf(stream).then((email) => {
        letters.push({ recipients: envelope.rcptTo.map(({ address }) => address), email });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  url = `smtp://127.0.0.1:${port}`;
  mailer = new SmtpMailer(url, { name: 'Shotvault', address: 'shots@example.com' });
});
afterEach(() => new Promise<void>((done) => void server.close(() => done())));

it('sets sender, recipient and the header of automatic mail', async () => {
  const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'Hello\nOpen https://x/y' };
  await mailer.send(mail, inTime());
  const [{ recipients, email } = fail('no letter')] = letters;
  expect(recipients).toEqual(['ada@example.com']);
  expect(email).toMatchObject({
    from: { name: 'Shotvault', address: 'shots@example.com' },
    to: [{ address: 'ada@example.com' }],
    subject: 'Grüße',
  });
  expect(email.text?.trimEnd()).toBe(mail.text);
  expect(headerOf(email, 'auto-submitted')).toBe('auto-generated');
});

it('takes the sender from the letter where the configuration names none, and says where answers go', async () => {
  const unnamed = new SmtpMailer(url, { name: null, address: 'shots@example.com' });
  const letter = { to: 'ada@example.com', subject: 'Hi', text: 'Hello' };
  const named = { ...letter, senderName: 'Harbor, the vault', replyTo: 'olga@example.com' };
  await unnamed.send(named, inTime());
  await mailer.send(named, inTime());
  const address = 'shots@example.com';
  expect(letters.map(({ email }) => email.from)).toEqual([
    { name: 'Harbor, the vault', address },
    { name: 'Shotvault', address },
  ]);
  expect(letters[0]?.email.replyTo).toEqual([{ name: '', address: 'olga@example.com' }]);
});

it.each([
  { to: 'ada@example.com', subject: 'Hi\r\nBcc: eve@example.com\r\n\r\nBody' },
  { to: 'ada@example.com, eve@example.com', subject: 'Hi' },
  { to: 'ada@example.com\r\nBcc: eve@example.com', subject: 'Hi' },
  { to: 'ada@example.com>,<eve@example.com', subject: 'Hi' },
])('keeps typed text out of headers and addresses: %j', async (mail) => {
  // Refusing such a mail is equally good.
  await mailer.send({ ...mail, text: 'Hello' }, inTime()).catch(() => undefined);
  for (const { recipients, email } of letters) {
    expect(recipients).toHaveLength(1);
    expect(recipients).not.toContain('eve@example.com');
    expect(headerOf(email, 'bcc')).toBeUndefined();
    expect(email.text?.trimEnd()).toBe('Hello');
  }
});

const headerOf = ({ headers }: Email, key: string) =>
  headers.find((header) => header.key === key)?.value;

function fail(sentence: string): never {
  throw new Error(sentence);
}

async function letterOf(stream: Readable): Promise<Email> {
  return PostalMime.parse(await buffer(stream));
}
