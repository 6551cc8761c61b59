// Checks the password and the code of an operator.

import type { Call } from '../../../api/http/operation.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { codesPlace, stepOfCode } from '../one-time-codes.ts';
import type { Operating } from '../operating.ts';
import { type Compared, type Credentials, selectCredentials, updateTotpStep } from '../operators.sql.ts';
import { isPassword } from '../passwords.ts';
import { type Attempt, countConfirmation, countSignIn } from './throttle.ts';

export interface Given {
  email: string;
  password: string;
  code?: string;
}

/** An operator who gave the right password, and what it and the code were compared with. */
export type Checked = Compared;

/** Returns who signs in with the right password and code. */
export const checkSignIn = async (context: Operating, call: Asked, given: Given): Promise<Checked> =>
  checkCredentials(context, call, given, await countSignIn(context, call.address, given.email));

/**
 * Returns who gives the right password and code again, in an open session. `secretToSet`: with it,
 * the code counts as given if the app has this secret already, because nothing is left to change.
 */
export const checkConfirmation = async (
  context: Operating,
  call: Asked,
  given: Given,
  secretToSet?: string,
): Promise<Checked> =>
  checkCredentials(context, call, given, await countConfirmation(context, call.caller.session_uuid!), secretToSet);

type Asked = Pick<Call, 'address' | 'caller' | 'now' | 'request_id'>;

/** Every failure is the same refusal: unknown, disabled, wrong password, wrong or used code. */
async function checkCredentials(
  context: Operating,
  call: Asked,
  { email, password, code }: Given,
  attempt: Attempt,
  secretToSet?: string,
): Promise<Checked> {
  const known = await selectCredentials(context.database, email);
  const isRight = await isPassword(password, known?.password_hash ?? null);
  if (known !== null && isRight && known.disabled_at === null && (await isCode(context, known, code, secretToSet))) {
    await attempt.succeeded();
    return { uuid: known.uuid, password_hash: known.password_hash!, totp_sealed: known.totp_sealed };
  }
  // Also for an unknown email: otherwise the time of the answer would tell.
  await atomically(context.database, (phase) =>
    recordAct(phase, call, {
      action: 'operator.sign_in_refused',
      subject: 'operator',
      subject_uuid: known?.uuid ?? null,
    }),
  );
  throw refuse('sign_in_refused');
}

/** An operator without an authenticator app needs no code. */
async function isCode(
  { database, vault, needsCode }: Operating,
  { uuid, totp_sealed }: Credentials,
  code: string | undefined,
  secretToSet: string | undefined,
): Promise<boolean> {
  if (totp_sealed === null) return !needsCode;
  const secret = vault.open(codesPlace(uuid), totp_sealed).toString();
  if (secret === secretToSet) return true;
  if (code === undefined) return false;
  const step = stepOfCode(secret, code, realClock.now());
  return step !== null && (await atomically(database, (phase) => updateTotpStep(phase, uuid, step)));
}
