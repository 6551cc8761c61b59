// E-mail over SMTP.

import { errorCode } from '../../platform/std/error-code.ts';
import { StatedError } from '../../platform/std/stated-error.ts';
import type { Message } from './notice.ts';

export interface MailServer {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
  url: string;
  from: string;
}

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const isHere = (host: string) => ['127.0.0.1', '[::1]', 'localhost'].includes(host);

/** The connection of one message. It is always encrypted, except to this machine. */
export async function mailTransport({ url }: Pick<MailServer, 'url'>) {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !isHere(hostname),
    ...(auth.user === '' ? {} : { auth }),
    ...limits,
    // A message is a text that this program has written: it names no file and no URL to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export interface Mail extends Message {
  /** Of the `Message-ID`: a server may leave out what it has. */
  id: string;
  to: readonly { name: string; email: string }[];
}

/** @throws StatedError when no one gets it. */
export async function sendMail(server: MailServer, { id, to, subject, text }: Mail): Promise<void> {
  const transport = await mailTransport(server);
  try {
    await transport.sendMail({
      from: server.from,
      to: to.map(({ name, email: address }) => ({ name, address })),
      messageId: `<${id}@${new URL(server.url).hostname}>`,
      subject,
      text,
      // Out-of-office answers go nowhere.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } catch (error) {
    throw new StatedError(`the mail server did not take the message (${mailErrorCode(error)})`);
  } finally {
    transport.close();
  }
}

/** The code of the library and the status of the server, which have no address. */
export function mailErrorCode(error: unknown): string {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' ? `${errorCode(error)}, ${responseCode}` : errorCode(error);
}
