// What the verification provider over HTTP reports about a submission.
import { type Static, Type } from 'typebox';
import { parseBody } from '../../../../api/http/body/json-body.ts';
import { FilledText, OneOf, Uuid } from '../../../../api/http/schema.ts';
import { checkOf, withoutNulls } from '../../../../api/http/validate.ts';
import { invalid } from '../../../../platform/refusals.ts';

const VerificationNotice = Type.Object({
  submission_id: Uuid,
  version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  status: OneOf(['pending', 'approved', 'rejected', 'resubmit']),
  reason: Type.Optional(FilledText(1_000)),
  documents: Type.Optional(Type.Array(FilledText(255), { maxItems: 20 })),
});
export type VerificationNotice = Static<typeof VerificationNotice>;

const check = checkOf(VerificationNotice);

/** @throws Refusal that names each wrong field */
export function readNotice(body: Uint8Array): VerificationNotice {
  const read = withoutNulls(VerificationNotice, parseBody(body));
  check(read);
  const notice = read as VerificationNotice;
  if (notice.status === 'resubmit' && notice.reason === undefined)
    throw invalid('reason', 'required', 'is required for resubmit: the tenant reads it');
  return { ...notice, submission_id: notice.submission_id.toLowerCase() };
}
