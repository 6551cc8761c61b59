// POST /3p/api/v2/transactions/preview: what a payment would be, and what refuses it; starts
// nothing.
import { type Static, Type } from 'typebox';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { datesOf } from '../../../ach/calendar/entry-dates.ts';
import { expectedDates } from '../../../ach/calendar/expected-dates.ts';
import { originatedSecCodes } from '../../../ach/nacha/codes/sec-codes.ts';
import { type Call, operation } from '../../../api/http/operation.ts';
import { Cents, Day, described, Nullable, OneOf, Uuid, UuidOf, withValues } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { checkAuthorizations } from '../../authorizations/check-authorizations.ts';
import { secCodeWords } from '../../lifecycle/entry-kind/entry-kind.ts';
import { checkLimits } from '../../risk/limits/check-limits.ts';
import type { Dating } from '../details/payment-dates.ts';
import { selectAccountHolders } from '../start/account-holders.sql.ts';
import { startRefusals } from '../start/create-transaction.http.ts';
import { accountHoldersOf, paymentOf, type Start } from '../start/decide-start.ts';
import { asksSettings, type Kind, kindWith, refusePurchases, secCodeOf, soughtCode } from '../start/kind-of-debit.ts';
import { exampleRequest, TransactionRequest } from '../start/transaction-request.ts';
import { selectFirstWithReference } from '../start/unique-references.sql.ts';
import { referenceTaken } from '../start/unique-references.ts';
import { selectPreviewTerms } from './preview-terms.sql.ts';

const Preview = Type.Object(
  {
    amount: described(Cents, 'What would be debited from the payer, in cents.'),
    transaction_fee: described(Cents, 'The part of `amount` that the payee would not get, in cents.'),
    payout_amount: described(Cents, 'What the payee would get, in cents: `amount` less `transaction_fee`.'),
    vendor_uuid: described(Nullable(Uuid), 'The vendor of the payment. Null: it would belong to the processor itself.'),
    source_bank_account_uuid: UuidOf('The bank account that would be debited.'),
    destination_bank_account_uuid: UuidOf('The bank account that would be credited.'),
    company_name: Type.String({ description: 'The name that payer and payee would read on their bank statements.' }),
    sec_code: OneOf([...originatedSecCodes], {
      description: withValues(
        'The SEC code of the debit: of the request, of the authorization, or by the settings of the merchant, which decide again when the bank file is written.',
        secCodeWords,
      ),
    }),
    held: Type.Boolean({
      description: 'Whether it would start on hold, because the return rate of its merchant is too high.',
    }),
    capture_settles_on: described(Day, 'The banking day on which the debit of the payer would settle.'),
    payout_eligible_on: described(
      Day,
      'The banking day on which the debit would be good, so that the payee can be paid.',
    ),
    returnable_until: described(Day, 'The banking day by whose opening every return in time has arrived.'),
  },
  { title: 'TransactionPreview', description: 'What a payment would be if it were started now.' },
);

export const previewTransaction = (dating: Dating) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/transactions/preview',
      tag: 'Transactions',
      operationId: 'previewTransaction',
      role: 'developer',
      summary: 'Preview a transaction',
      description:
        'Takes the body of a start, and starts nothing. It is refused as the start would be refused now, limits included; otherwise it answers the fee, the bank accounts, and the dates if the transaction were started now. `payout_amount` is what the payee would get. The dates are banking days in Eastern time.',
      callers: ['processor', 'vendor'],
      startsSomething: true,
      body: TransactionRequest,
      example: exampleRequest,
      answers: {
        200: {
          description: 'What it would be',
          data: Preview,
          example: {
            amount: 12500,
            transaction_fee: 125,
            payout_amount: 12375,
            vendor_uuid: null,
            source_bank_account_uuid: '019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a',
            destination_bank_account_uuid: '019a2f3e-52aa-7e0f-93c4-1f2e3d4c5b6a',
            company_name: 'FJORD MARKET',
            sec_code: 'PPD',
            held: false,
            capture_settles_on: '2026-03-03',
            payout_eligible_on: '2026-03-05',
            returnable_until: '2026-05-04',
          },
        },
      },
      refusals: startRefusals,
    },
    {
      atomic: async (call, phase) => ok(await preview(phase, call, dating)),
    },
  );

async function preview(
  phase: AtomicPhase,
  { caller, body, now }: Call<unknown, unknown, TransactionRequest>,
  { termsOf, bankingClock }: Dating,
): Promise<Static<typeof Preview>> {
  const start: Start = { caller, request: body, type: 'api', claim: null, now };
  const keys = accountHoldersOf(start);
  const [payer = null, payee = null] = await selectAccountHolders(phase, [keys.payer, keys.payee]);
  const row = paymentOf(start, { payer, payee });
  const { processor_id } = caller;
  let kind: Partial<Kind> = {};
  if (row.reference_is_unique) {
    const [first] = await selectFirstWithReference(phase, [{ ...row, processor_id }]);
    if (first !== null) throw referenceTaken(first!);
  }
  if (row.needs_authorization) {
    const seeking = { ...row, processor_id, sec_code: soughtCode(row), day: easternDay(now) };
    const { refusals, found } = await checkAuthorizations(phase, [seeking]);
    for (const refusal of refusals.values()) throw refusal;
    for (const authorization of found.values()) kind = kindWith(authorization, row);
  }
  const kinded = { ...row, ...kind, processor_id };
  if (asksSettings(kinded)) for (const refusal of (await refusePurchases(phase, [kinded])).values()) throw refusal;
  if (row.counted_merchant_uuid !== null) {
    const counted = { ...row, processor_id, merchant_uuid: row.counted_merchant_uuid, now };
    // What it counts is not kept: nothing was started.
    const { refusals } = await checkLimits(phase, [counted]);
    for (const refusal of refusals.values()) throw refusal;
  }
  const terms = await selectPreviewTerms(phase, { processor_id, payer_uuid: row.payer_uuid });
  const { speed = 'standard' } = body;
  const entry = { direction: 'debit', speed, amount: row.amount } as const;
  const settlesAt = datesOf(bankingClock.bankingNow(), entry, termsOf(terms.bank)).settles_at;
  return {
    amount: row.amount,
    transaction_fee: row.transaction_fee,
    payout_amount: row.amount - row.transaction_fee,
    vendor_uuid: row.vendor_id,
    source_bank_account_uuid: row.payer_bank_account_uuid,
    destination_bank_account_uuid: row.payee_bank_account_uuid,
    company_name: row.company_name,
    sec_code: await secCodeOf(phase, kinded),
    held: row.held,
    ...expectedDates(settlesAt, { payout_delay_days: row.payout_delay_days, payer: terms.payer }),
  };
}
