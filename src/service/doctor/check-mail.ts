// Checks the mail server that tells operators of approvals: the connection, its encryption and the
// sign-in. No message is sent.
import { mailErrorCode, mailTransport } from '../../access/notices/send-mail.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type Finding, failed, ok } from './check.ts';

export async function checkMail({ ACHORD_SMTP_URL: url }: Settings): Promise<Finding> {
  if (url === null) return ok('none is set');
  const { host } = new URL(url);
  const transport = await mailTransport({ url });
  try {
    await transport.verify();
    return ok(`${host} accepts the sign-in`);
  } catch (error) {
    return failed(
      `${host} does not accept mail: ${mailErrorCode(error)}`,
      'Check ACHORD_SMTP_URL, the network, and the certificate of the mail server.',
    );
  } finally {
    transport.close();
  }
}
