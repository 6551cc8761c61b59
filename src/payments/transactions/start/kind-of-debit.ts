// Which SEC code and purpose a payment may have: by who pays and who is paid, and by the
// authorization and the originator where the request leaves the code out (decision 56).
import { isForHolder, type OriginatedSecCode, secCodesOf } from '../../../ach/nacha/codes/sec-codes.ts';
import { addendaLength, longestAddenda } from '../../../ach/nacha/text-in-file.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { invalid, type Refusal } from '../../../platform/refusals.ts';
import type { FoundAuthorization } from '../../authorizations/authorizations.sql.ts';
import type { PaymentTypeCode } from '../../lifecycle/entry-kind/entry-kind.ts';
import type { AccountHolder } from './account-holders.sql.ts';
import { selectConsumerDebits } from './consumer-debits.sql.ts';
import type { NewPayment } from './start-transactions.sql.ts';
import type { TransactionRequest } from './transaction-request.ts';

type Kinded = Pick<AccountHolder, 'kind'>;

const listed = (codes: readonly string[]): string =>
  codes.length === 1 ? codes[0]! : `${codes.slice(0, -1).join(', ')} or ${codes.at(-1)}`;

/** Refuses what no setting and no authorization could make right. */
export function refuseKind(request: TransactionRequest, payer: Kinded, payee: Kinded): void {
  const { sec_code, entry_purpose, addenda } = request;
  if (sec_code !== undefined && !isForHolder(sec_code, payer.kind))
    throw invalid(
      'sec_code',
      'sec_code',
      `must be ${listed(secCodesOf(payer.kind))}, because the payer is a ${payer.kind}; it is ${sec_code}`,
    );
  if (addenda !== undefined && addenda.length > addendaLength && sec_code !== 'CTX')
    throw invalid(
      'addenda',
      'maxLength',
      `must have at most ${addendaLength} characters; up to ${longestAddenda} are allowed if sec_code is CTX`,
    );
  if (entry_purpose === 'purchase' && payer.kind === 'business') throw onlyWeb('the payer is a business');
  if (entry_purpose === 'purchase' && sec_code !== undefined && sec_code !== 'WEB')
    throw onlyWeb(`sec_code is ${sec_code}`);
  if (entry_purpose === 'payroll' && payee.kind === 'business')
    throw invalid(
      'entry_purpose',
      'payee',
      'must not be payroll, because the payee is a business: only a person is paid wages',
    );
}

const onlyWeb = (why: string): Refusal =>
  invalid('entry_purpose', 'sec_code', `must not be purchase: only the WEB debit of a person is one, and ${why}`);

/** The SEC code that an authorization must allow. Null: any. */
export const soughtCode = ({
  sec_code,
  entry_purpose,
}: Pick<NewPayment, 'sec_code' | 'entry_purpose'>): OriginatedSecCode | null =>
  sec_code ?? (entry_purpose === 'purchase' ? 'WEB' : null);

export type Kind = Pick<NewPayment, 'sec_code' | 'payment_type_code'>;

/**
 * The kind of a debit with this authorization: its code is the proof that the bank will ask for. A
 * code that is not for this kind of payer says nothing: such authorizations were recorded before
 * this was checked.
 */
export function kindWith(
  { sec_code, kind }: Pick<FoundAuthorization, 'sec_code' | 'kind'>,
  payment: Pick<NewPayment, 'sec_code' | 'payer_kind'>,
): Kind {
  const code = sec_code !== null && isForHolder(sec_code, payment.payer_kind) ? sec_code : null;
  return { sec_code: payment.sec_code ?? code, payment_type_code: paymentTypeOf(kind) };
}

const paymentTypeOf = (kind: FoundAuthorization['kind']): PaymentTypeCode | null =>
  kind === null ? null : kind === 'single' ? 'S' : 'R';

type Asked = Pick<NewPayment, 'sec_code' | 'entry_purpose' | 'payer_uuid' | 'payee_uuid'> & { processor_id: string };

/** It is a purchase, and only the settings of its originator can make it a WEB debit. */
export const asksSettings = ({ sec_code, entry_purpose }: Pick<NewPayment, 'sec_code' | 'entry_purpose'>): boolean =>
  entry_purpose === 'purchase' && sec_code === null;

/**
 * Takes payments for which `asksSettings` is true, and refuses those that the settings do not make
 * WEB debits. The others are WEB debits from now on, whatever the settings become.
 */
export async function refusePurchases<Payment extends Asked>(
  phase: AtomicPhase,
  payments: readonly Payment[],
): Promise<Map<Payment, Refusal>> {
  if (payments.length === 0) return new Map();
  const settings = await selectConsumerDebits(phase, payments);
  const refusal = onlyWeb(
    'the settings of the merchant make this a PPD debit: send sec_code as WEB if the payer agreed online',
  );
  return new Map(payments.flatMap((payment, n) => (settings[n] === 'prearranged' ? [[payment, refusal]] : [])));
}

/** The SEC code of a debit, as its file would have it now. */
export async function secCodeOf(
  phase: AtomicPhase,
  payment: Asked & Pick<NewPayment, 'payer_kind'>,
): Promise<OriginatedSecCode> {
  if (payment.sec_code !== null) return payment.sec_code;
  if (payment.payer_kind === 'business') return 'CCD';
  const [setting] = await selectConsumerDebits(phase, [payment]);
  return setting === 'prearranged' ? 'PPD' : 'WEB';
}
