// Unknown fields that would change what money does. They are refused, not ignored (decision 13).
import type { RefusedFields } from '../../../api/http/body/refused-fields.ts';

/** Names are compared in snake case: `payerBankAccount` is `payer_bank_account`. */
interface Row {
  /** Refused anywhere in a name. */
  words?: readonly string[];
  /** Refused as a whole name. */
  names?: readonly string[];
  /** What the caller should send instead. */
  instead: string;
}

const each = (...parts: (readonly string[])[]): string[] =>
  parts.reduce<string[]>((made, part) => made.flatMap((start) => part.map((end) => `${start}${end}`)), ['']);

const accountNames = (of: readonly string[]) =>
  each(of, ['bank_account', 'account'], ['', '_uuid', '_id', '_number', '_aggregator_type']);

const inBoth: readonly Row[] = [
  { words: ['idempotency', 'idempotent'], instead: 'send the key in the header Idempotency-Key' },
  {
    words: ['currency', 'currencies', 'exchange'],
    instead: 'amounts are in USD: leave it out, or send currency as USD',
  },
  {
    words: ['split', 'splits', 'payers', 'payees', 'recipients', 'beneficiaries'],
    instead: 'there is one payer and one payee',
  },
  {
    names: [
      ...each(
        ['scheduled_', 'schedule_', 'execution_', 'effective_', 'process_', 'processing_', 'settlement_'],
        ['date', 'day', 'at', 'on', 'time', 'for'],
      ),
      ...each(['capture_', 'payment_', 'debit_', 'payout_', 'refund_', 'start_'], ['date', 'day', 'at', 'on']),
      ...['schedule', 'scheduled', 'recurring', 'recurrence', 'frequency', 'interval', 'installment', 'installments'],
    ],
    instead: 'the request has an immediate effect: send it when the money should move',
  },
  {
    names: [
      ...['dry_run', 'simulate', 'simulation', 'test', 'test_mode', 'sandbox', 'draft', 'preview', 'validate_only'],
      ...[
        'hold',
        'on_hold',
        'pause',
        'paused',
        'capture',
        'auto_capture',
        'capture_method',
        'authorize_only',
        'confirm',
      ],
    ],
    instead: 'this request moves money: send it when the money should move',
  },
];

const inPayments: readonly Row[] = [
  ...inBoth,
  { words: ['fee', 'fees', 'surcharge', 'commission'], instead: 'send transaction_fee, in cents' },
  {
    words: ['amount', 'amounts', 'amt', 'cents', 'total', 'subtotal', 'tip'],
    instead: 'send the total as amount, in cents',
  },
  { words: ['speed', 'sameday', 'expedited', 'instant'], instead: 'send speed as standard or sameday' },
  { names: ['same_day', 'is_same_day', 'same_day_ach'], instead: 'send speed as standard or sameday' },
  { words: ['delay'], instead: 'send payout_delay_days_min' },
  {
    names: accountNames(['payer_', 'source_', 'from_', 'sender_', 'debit_', 'funding_']),
    instead: 'send source_bank_account',
  },
  {
    names: accountNames(['payee_', 'destination_', 'to_', 'receiver_', 'recipient_', 'credit_']),
    instead: 'send destination_bank_account',
  },
  { names: accountNames(['']), instead: 'send source_bank_account or destination_bank_account' },
  {
    names: [
      ...['sec', 'class_code', 'entry_class', 'entry_class_code', 'standard_entry_class', 'standard_entry_class_code'],
      ...['ach_code', 'ach_type', 'authorization_type'],
    ],
    instead: 'send sec_code as PPD, WEB, TEL, CCD or CTX',
  },
  { names: ['payout_type', 'batch', 'batch_payout'], instead: 'it is set on the payee' },
];

const inRefunds: readonly Row[] = [
  ...inBoth,
  { words: ['fee', 'fees', 'surcharge'], instead: 'a refund has no fee' },
  {
    words: ['amount', 'amounts', 'amt', 'cents', 'total', 'subtotal'],
    instead: 'send amount, in cents; without it the remaining amount is refunded',
  },
  { words: ['speed', 'sameday', 'expedited', 'instant'], instead: 'a refund always has the standard speed' },
  { names: ['same_day', 'is_same_day', 'same_day_ach'], instead: 'a refund always has the standard speed' },
  {
    names: accountNames(['', 'payer_', 'payee_', 'source_', 'destination_', 'from_', 'to_', 'debit_', 'credit_']),
    instead: 'a refund uses the accounts of its transaction',
  },
];

/**
 * The fields of a request. A mistyped name would leave one of them out, which changes what the
 * request does.
 */
const paymentFields = [
  'payer_uuid',
  'payee_uuid',
  'amount',
  'transaction_fee',
  'currency',
  'speed',
  'source_bank_account',
  'destination_bank_account',
  'payout_delay_days_min',
  'sec_code',
  'entry_purpose',
];
const refundFields = ['amount', 'currency'];

function toSnakeCase(name: string): string {
  const apart = /[A-Z]/.test(name) ? name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase() : name;
  return apart.replaceAll('-', '_');
}

// Bounds the work: a caller may send thousands of unknown fields, and one takes one to three
// microseconds.
const longestName = 60;

/**
 * Whether one letter is left out, added, replaced or swapped with its neighbor. The first letter is
 * never mistyped.
 */
function isMistyped(name: string, field: string): boolean {
  if (name[0] !== field[0] || Math.abs(name.length - field.length) > 1) return false;
  let same = 1;
  while (same < name.length && name[same] === field[same]) same++;
  let [nameEnd, fieldEnd] = [name.length, field.length];
  for (; nameEnd > same && fieldEnd > same && name[nameEnd - 1] === field[fieldEnd - 1]; nameEnd--) fieldEnd--;
  const [found, meant] = [name.slice(same, nameEnd), field.slice(same, fieldEnd)];
  return (found.length <= 1 && meant.length <= 1) || (found.length === 2 && found === `${meant[1]}${meant[0]}`);
}

function refusing(fields: readonly string[], rows: readonly Row[]): RefusedFields {
  const byWord = new Map(rows.flatMap(({ words = [], instead }) => words.map((word) => [word, instead] as const)));
  const byName = new Map(rows.flatMap(({ names = [], instead }) => names.map((name) => [name, instead] as const)));
  return (name) => {
    if (name.length > longestName) return null;
    const words = toSnakeCase(name);
    const mistyped = fields.find((field) => isMistyped(words, field));
    const instead =
      mistyped === undefined
        ? (byName.get(words) ??
          words
            .split('_')
            .map((word) => byWord.get(word))
            .find((one) => one !== undefined))
        : `did you mean ${mistyped}?`;
    return instead === undefined
      ? null
      : { code: 'unknown_money_field', message: `is not a field of this request and is not ignored: ${instead}` };
  };
}

export const refusedInPayments = refusing(paymentFields, inPayments);
export const refusedInRefunds = refusing(refundFields, inRefunds);
