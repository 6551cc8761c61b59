// Where notices to operators go, as the settings say: by e-mail, and by a webhook.
import type { Settings } from '../../platform/settings/settings.ts';
import type { MailServer } from './send-mail.ts';

export interface NoticePorts {
  /** The address of the console, for the links in a notice. */
  publicUrl: string;
  mail: MailServer | null;
  webhook: { url: string; secret: string } | null;
}

/** Null: neither is set. */
export function noticePorts({
  ACHORD_PUBLIC_URL: publicUrl,
  ACHORD_SMTP_URL: url,
  ACHORD_MAIL_FROM: from,
  ACHORD_NOTICE_URL: hook,
  ACHORD_NOTICE_SECRET: secret,
}: Settings): NoticePorts | null {
  const mail = url === null || from === null ? null : { url, from };
  const webhook = hook === null || secret === null ? null : { url: hook, secret };
  return publicUrl === null || (mail ?? webhook) === null ? null : { publicUrl, mail, webhook };
}

const longestPauseMs = 3_600_000;

/** Milliseconds before the next attempt: they double from one minute up to an hour. */
export const pauseAfter = (attempt: number): number => Math.min(longestPauseMs, 60_000 * 2 ** (attempt - 1));
