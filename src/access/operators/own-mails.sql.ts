// Queries on the e-mails that people turned off.
import type { Queryable } from '../../platform/database/database.ts';
import type { OwnMail } from './own-mails.ts';

export async function selectMailsOff(db: Queryable, uuid: string): Promise<OwnMail[]> {
  const [row] = await db.query<{ mails_off: OwnMail[] }>('SELECT mails_off FROM operators WHERE uuid = $1', [uuid]);
  return row!.mails_off;
}

export async function lockMailsOff(db: Queryable, uuid: string): Promise<OwnMail[]> {
  const [row] = await db.query<{ mails_off: OwnMail[] }>('SELECT mails_off FROM operators WHERE uuid = $1 FOR UPDATE', [
    uuid,
  ]);
  return row!.mails_off;
}

export async function updateMailsOff(db: Queryable, uuid: string, off: readonly OwnMail[]): Promise<void> {
  await db.query('UPDATE operators SET mails_off = $2 WHERE uuid = $1', [uuid, off]);
}
