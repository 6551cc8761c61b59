// docs/webhook-events.md: when each event happens, with a body that a run of the tests raised. That
// test writes the page.
import { type EventType, eventTypes, processorOnly } from '../src/events/event-types.ts';
import { transitions } from '../src/lifecycle/transitions.ts';

/** What an event tells of, and where the API shows it. */
const subjects = {
  payment: '`GET /3p/api/v2/transactions/{uuid}`',
  refund: '`GET /3p/api/v1/refunds/{uuid}`',
  'bank account': '`GET /3p/api/v2/users/{user_uuid}/bank-accounts`; the event adds `user_uuid`',
  business: '`GET /3p/api/v2/users/{uuid}`; the event leaves `business_owners` out',
  'batch payout': '`GET /3p/api/v2/batch-payouts/{uuid}`; the answer adds other names of some fields',
  "merchant's payout":
    '`GET /3p/api/v2/batch-merchant-payouts/{uuid}`; the answer adds `entries`, `transactions`, `pagination`, `payout_status` and `updated_at`',
  'batch refund':
    '`GET /3p/api/v2/batch-refunds/{uuid}`; the answer adds `refunds`, `pagination`, and other names of some fields',
} as const;

const events: Readonly<Record<EventType, readonly [subject: keyof typeof subjects, when: string]>> = {
  TransactionStarted: ['payment', 'A payment was accepted.'],
  TransactionCaptureStarted: ['payment', 'The debit of the payer is with the bank, for the first time or again.'],
  TransactionCompleted: [
    'payment',
    'The debit of the payer counts as good, or does so again because its return was refused. TransactionFailed can still follow.',
  ],
  TransactionFailed: [
    'payment',
    'The debit of the payer came back, before TransactionCompleted or after it, or was given up.',
  ],
  TransactionCanceled: ['payment', 'The payment was canceled before its debit was in a file.'],
  PayoutFailed: ['payment', 'The credit to the payee came back, before PayoutCompleted or after it.'],
  PayoutCompleted: ['payment', 'The credit to the payee settled, or nothing was left to pay out.'],
  ClawbackStarted: [
    'payment',
    'The payee owes what was paid out, mostly because the debit of the payer came back, and is to be debited.',
  ],
  ClawbackFailed: ['payment', 'The debit of the payee came back or may not be made, or a part of it was written off.'],
  ClawbackCompleted: ['payment', 'The payee owes nothing of the payment any more.'],
  BankLinkedSuccessfully: ['bank account', 'A bank account was added to a user: entered, or linked.'],
  BankLinkFailed: ['bank account', 'Linking a bank account failed. None was added: its fields are null.'],
  BankAccountRemoved: ['bank account', 'A bank account was removed, or disabled because of a return or a change.'],
  BusinessCreated: ['business', 'A business was registered.'],
  BusinessUpdated: ['business', 'A business was changed, verified, decided about or deleted.'],
  BatchPayout: ['batch payout', 'A daily run took up the payouts that were due to batch payees.'],
  BatchRefund: ['batch refund', 'The debits of batch payees for the refunds of a daily run are with the bank.'],
  MerchantBatchPayout: [
    "merchant's payout",
    'A daily run took up the payouts that were due to one batch payee, to be paid with one credit.',
  ],
  RefundPending: ['refund', 'A refund was accepted.'],
  RefundCaptureStarted: ['refund', 'The debit of the payee is with the bank, for the first time or again.'],
  RefundCaptureCompleted: ['refund', 'The debit of the payee counts as good.'],
  RefundCaptureFailed: ['refund', 'The debit of the payee came back, or was not made because the payment came back.'],
  RefundPayoutPending: ['refund', 'The credit to the payer is due, for the first time or again.'],
  RefundPayoutCompleted: ['refund', 'The credit to the payer settled.'],
  RefundPayoutFailed: [
    'refund',
    'The credit to the payer came back, or is not made because the payment or the debit of the payee came back.',
  ],
  ReversePayoutStarted: [
    'payment',
    'The payer is owed the money, mostly because the credit to the payee came back, and is to be credited.',
  ],
  ReversePayoutCompleted: ['payment', 'The credit to the payer settled.'],
  ReversePayoutFailed: ['payment', 'The credit to the payer came back, or nothing is owed to the payer any more.'],
};

/** `bodies`: one of each type. */
export function webhookEventsPage(bodies: ReadonlyMap<EventType, object>): string {
  return `# The events

A webhook can be registered for each of these ${eventTypes.length} events; [webhooks.md](webhooks.md) says how they are received. The bodies are
those that a run of the tests raised, with other identifiers, trace numbers and instants. \`npx achord trigger\` makes any of the events
happen in the [sandbox](sandbox.md#making-an-event-happen).

| event | when | \`data\` |
|---|---|---|
${eventTypes.map((type) => `| [${type}](#${type.toLowerCase()}) | ${when(type)} | ${events[type][0]} |`).join('\n')}

\`data\` is a record of the API as it stood at that moment, with \`sequence\`. As it stands now, it is read with:

| \`data\` | operation |
|---|---|
${Object.entries(subjects)
  .map(([subject, operation]) => `| ${subject} | ${operation} |`)
  .join('\n')}

A payment or a refund can come to an event in several ways, and to some more than once. The ways are rows of
[the life of a payment](lifecycle.md), and are named above each body.

${eventTypes.map((type) => section(type, bodies.get(type)!)).join('\n')}`;
}

function when(type: EventType): string {
  return processorOnly.includes(type) ? `${events[type][1]} Told to the processor alone.` : events[type][1];
}

function section(type: EventType, body: object): string {
  const ways = Object.entries(transitions).flatMap(([name, { notifies }]) =>
    (notifies as readonly EventType[]).includes(type) ? [name] : [],
  );
  const named = ways.length === 0 ? '' : ` [Rows](lifecycle.md): ${ways.join(', ')}.`;
  return `## ${type}\n\n${when(type)}${named}\n\n\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\`\n`;
}
