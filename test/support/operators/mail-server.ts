// A real SMTP server on this machine, with TLS and a sign-in.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { endAfterFile } from '../runner/end-after-file.ts';
import { certificate } from '../webhooks/receiver.ts';

export interface ReceivedMail {
  to: string[];
  /** The headers and the text, decoded. */
  raw: string;
}

export interface MailServer {
  /** With the user and the password. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /** The status that the next messages get; null: they are accepted. */
  refuseWith(status: number | null): void;
}

const password = 'p w/1';

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let status: number | null = null;
  const server = new SMTPServer({
    secure: true,
    key: certificate('trusted.pem'),
    cert: certificate('trusted.pem'),
    onAuth: (auth, _session, done) =>
      auth.username === 'achord' && auth.password === password
        ? done(null, { user: auth.username })
        : done(new Error('wrong password')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (status !== null) return done(Object.assign(new Error('not now'), { responseCode: status }));
        const to = envelope.rcptTo.map(({ address }) => address).sort();
        received.push({ to, raw: decoded(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  endAfterFile(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtps://achord:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    port,
    received,
    refuseWith(next) {
      status = next;
    },
  };
}

/** Quoted-printable as UTF-8. */
function decoded(raw: string): string {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
