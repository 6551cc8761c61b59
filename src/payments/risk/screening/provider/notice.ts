// What the screening provider reports about a user.
import { type Static, Type } from 'typebox';
import { parseBody } from '../../../../api/http/body/json-body.ts';
import { FilledText, OneOf, Uuid } from '../../../../api/http/schema.ts';
import { checkOf, withoutNulls } from '../../../../api/http/validate.ts';
import { invalid } from '../../../../platform/refusals.ts';
import { entryKinds } from '../lists/list-entry.ts';

const ReportedHit = Type.Object({
  reference: FilledText(200),
  state: OneOf(['open', 'cleared', 'confirmed']),
  listed_name: FilledText(350),
  list: FilledText(200),
  kind: Type.Optional(OneOf([...entryKinds])),
  score: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  birth_dates: Type.Optional(Type.Array(FilledText(50), { maxItems: 20 })),
  remarks: Type.Optional(FilledText(1_000)),
  reason: Type.Optional(FilledText(1_000)),
});
export type ReportedHit = Static<typeof ReportedHit>;

const ScreeningNotice = Type.Object({
  screening_id: Uuid,
  version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  status: OneOf(['pending', 'answered']),
  hits: Type.Optional(Type.Array(ReportedHit, { maxItems: 50 })),
});
export type ScreeningNotice = Static<typeof ScreeningNotice>;

const check = checkOf(ScreeningNotice);

/** @throws Refusal that names each wrong field */
export function readNotice(body: Uint8Array): ScreeningNotice {
  const read = withoutNulls(ScreeningNotice, parseBody(body));
  check(read);
  const notice = read as ScreeningNotice;
  const { status, hits } = notice;
  if (status === 'answered' && hits === undefined)
    throw invalid('hits', 'required', 'is required for answered: send an empty list if nothing was found');
  for (const { reference } of hits ?? [])
    if (hits!.filter((one) => one.reference === reference).length > 1)
      throw invalid('hits', 'duplicate', 'two hits have the same reference: each hit has a reference of its own');
  return { ...notice, screening_id: notice.screening_id.toLowerCase() };
}
