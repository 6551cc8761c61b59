// Queries that break a rule of docs/design/queries.md, with the reason. The lists only shrink: the
// check after a test run finds a line that is no longer needed.
import type { Rule } from './rules.ts';

export interface Exception {
  /** `src/customers/users/users.sql.ts insertUser` */
  query: string;
  rules: Rule[];
  because: string;
}

/** The queries of each reason, with the numbers of the rules that they break. */
type Reasons = Readonly<Record<string, readonly string[]>>;

/** They are meant. */
const meant: Reasons = {
  'The operator has only a uuid. The query looks it up in the primary key of each tenant.': [
    'src/payments/batches/batches.sql.ts selectBatchOfAnyTenant: 1',
    'src/payments/batches/batches.sql.ts selectProcessorOfMerchantBatch: 1',
    'src/payments/fees/fee-payouts.sql.ts selectAnyFeePayout: 1',
    'src/payments/lifecycle/holds.sql.ts selectHold: 1',
    'src/oversight/desk/search/lookup.sql.ts selectByUuid: 1',
    'src/oversight/desk/search/lookup.sql.ts selectSubjectsOfMove: 1',
    'src/payments/risk/blocks/blocks.sql.ts selectBlock: 1',
    'src/payments/transactions/refunds/refunds.sql.ts selectPaymentOfRefund: 1',
    'src/payments/transactions/transactions.sql.ts selectProcessorOfTransaction: 1',
    'src/customers/users/users.sql.ts selectProcessorOfUser: 1',
    'src/events/webhooks/endpoints/endpoints.sql.ts selectEndpointOfAnyTenant: 1',
  ],
  'A list of the operator has the rows of all tenants.': [
    'src/customers/bank-accounts/routing-directory/unlisted-accounts.sql.ts selectUnlistedAccounts: 1',
    'src/payments/batches/batches.sql.ts selectBatchesBefore: 1',
    'src/oversight/desk/exceptions/exceptions.sql.ts selectExceptions: 1',
    'src/payments/lifecycle/holds.sql.ts selectOpenHolds: 1',
    'src/oversight/desk/search/lookup.sql.ts selectAccountsByLast4: 1',
    'src/oversight/desk/search/lookup.sql.ts selectPersonsByName: 1',
    'src/oversight/desk/search/lookup.sql.ts selectUsersByEmail: 1',
    'src/oversight/desk/search/lookup.sql.ts selectUsersByName: 1',
    'src/oversight/desk/search/lookup.sql.ts selectUsersByReference: 1',
    'src/access/requests/requests.sql.ts selectEveryRequestBatch: 1',
    'src/oversight/desk/users/reviews.sql.ts selectQueue: 1',
    'src/oversight/desk/users/reviews.sql.ts selectUsersBefore: 1',
    'src/payments/risk/blocks/blocks.sql.ts selectOpenBlocks: 1',
    'src/oversight/desk/series/series.sql.ts selectEntryDays: 1',
    'src/access/tenants/audit-trail.sql.ts selectActs: 1',
    'src/payments/transactions/refunds/refunds.sql.ts selectRefundsBefore: 1',
    'src/payments/transactions/search/candidates.sql.ts selectFailedOfAllTenants: 1',
    'src/payments/transactions/search/candidates.sql.ts selectHeld: 1',
    'src/payments/transactions/search/candidates.sql.ts selectInFile: 1',
    'src/payments/transactions/search/candidates.sql.ts selectNewestOfAllTenants: 1',
    'src/payments/transactions/search/candidates.sql.ts selectOfAllTenants: 1',
    'src/payments/transactions/search/candidates.sql.ts selectWithAmountOfAllTenants: 1',
    'src/payments/transactions/search/candidates.sql.ts selectWithReferenceOfAllTenants: 1',
    'src/payments/transactions/search/candidates.sql.ts selectWithTrace: 1',
    'src/events/webhooks/endpoints/endpoints.sql.ts selectEndpointsBefore: 1',
  ],
  'A gauge counts the rows of all tenants.': [
    'src/customers/bank-accounts/routing-directory/unlisted-accounts.sql.ts countUnlistedAccounts: 1',
    'src/events/log/fast/batches.sql.ts countBatchesDue: 1',
    'src/events/log/outbox.sql.ts selectOutboxWaiting: 1',
    'src/oversight/desk/exceptions/exceptions.sql.ts selectExceptionSums: 1',
    'src/payments/fees/fee-accounts.sql.ts selectOwersOfFees: 1',
    'src/payments/ledger/balances.sql.ts selectDeltasWaiting: 1',
    'src/payments/risk/return-rates/debit-days.sql.ts countStates: 1',
    'src/oversight/desk/live/topics.sql.ts selectMarkers: 1',
    'src/oversight/desk/today/trouble.sql.ts selectTrouble: 1',
    'src/oversight/desk/today/waiting.sql.ts selectWaiting: 1',
    'src/payments/transactions/list/fast/checkpoints.sql.ts countCheckpointsDue: 1',
    'src/events/webhooks/delivery/waiting.sql.ts selectDeliveriesWaiting: 1',
  ],
  'A job looks for tenants that have work.': [
    'src/payments/batches/batches.sql.ts anyUnannounced: 1',
    'src/events/log/outbox.sql.ts selectAnnouncing: 1',
    'src/payments/ledger/balances.sql.ts selectUnfolded: 1',
    'src/payments/lifecycle/open-states.sql.ts selectTenantsDue: 1',
    'src/banks/origination/cut-off/what-waits.sql.ts selectAnythingDue: 1',
    'src/banks/origination/cut-off/what-waits.sql.ts selectWhatWaits: 1',
    'src/oversight/personal-data/erasure/events-of-user.sql.ts selectErasuresInEvents: 1',
    'src/oversight/personal-data/removal/expired.sql.ts selectRemovedAccounts: 1',
    'src/payments/risk/return-rates/debit-days.sql.ts selectToJudge: 1',
    'src/payments/transactions/list/fast/checkpoints.sql.ts selectTenantsDue: 1',
  ],
  'It proves something about the rows of all tenants.': [
    'src/customers/bank-accounts/routing-directory/unlisted-accounts.sql.ts findUnlistedAccounts: 1',
    'src/customers/bank-accounts/account-seals.sql.ts selectSealedAccounts: 1',
    'src/oversight/invariants/count-violations.sql.ts countViolations: 1',
    'src/oversight/invariants/payments-to-check.sql.ts selectMovedPayments: 1',
    'src/oversight/invariants/payments-to-check.sql.ts selectPaymentsAfter: 1',
    'src/banks/reconciliation/cash-movements.sql.ts selectMovements: 1',
    'src/banks/reconciliation/cash-movements.sql.ts selectPooledCash: 1',
    'src/oversight/seals/audit-chain.sql.ts selectActsDue: 1',
    'src/oversight/seals/audit-chain.sql.ts selectLinks: 1',
    'src/oversight/seals/audit-chain.sql.ts selectStrayAct: 1',
    'src/oversight/seals/posting-seals.sql.ts insertSeal: 1',
    'src/oversight/seals/posting-seals.sql.ts selectNextDay: 1',
    'src/oversight/seals/posting-seals.sql.ts selectSealedDay: 1',
    'src/oversight/seals/posting-seals.sql.ts selectUnsealed: 1',
  ],
  'A change of the data key reads the sealed values of all tenants.': [
    'src/service/reencryption/sealed-values.sql.ts countVersions: 1',
    'src/service/reencryption/sealed-values.sql.ts selectAfter: 1',
  ],
  'The array has few values: speeds, events or URLs.': [
    'src/banks/origination/cut-off/choose.sql.ts selectStagesWaiting: 5',
    'src/banks/origination/cut-off/choose.sql.ts selectWaiting: 5',
    'src/banks/origination/cut-off/fast/straight-through-entries.sql.ts filePicked: 5',
    'src/events/webhooks/registrations/registrations.sql.ts deleteRegistrations: 5',
    'src/events/webhooks/registrations/registrations.sql.ts insertRegistrations: 5',
  ],
};

/** They have no sharded form yet. */
const notYetSharded: Reasons = {
  'A job takes work of all tenants. It will take the work of its lane.': [
    'src/customers/bank-accounts/account-seals.sql.ts recordUnopened: 1',
    'src/payments/batches/batches.sql.ts takeUnannounced: 1, 2',
    'src/payments/batches/due-members.sql.ts selectPayoutsDue: 1',
    'src/payments/batches/due-members.sql.ts selectRefundsDue: 1',
    'src/payments/fees/fee-accounts.sql.ts selectFeesDue: 1',
    'src/payments/fees/fee-payouts.sql.ts isFeePayoutWaiting: 1',
    'src/payments/fees/fee-payouts.sql.ts lockWaitingFeePayouts: 1, 2',
    'src/api/idempotency/idempotency.sql.ts deleteExpired: 1, 2',
    'src/banks/origination/cut-off/choose.sql.ts selectStagesWaiting: 1',
    'src/banks/origination/cut-off/choose.sql.ts selectWaiting: 1',
    'src/banks/origination/entries/entry-accounts.sql.ts selectAwaited: 1',
    'src/oversight/personal-data/removal/expired.sql.ts removeKeptIdentities: 1, 2',
    'src/payments/risk/return-rates/count-debits.sql.ts foldDaysBefore: 1',
    'src/payments/transactions/offsets/offsets.sql.ts selectPayeesToNet: 1',
    'src/events/webhooks/delivery/lanes.sql.ts takeLanes: 1',
    'src/platform/database/days/days.sql.ts deleteStray: 1',
  ],
  'A bank file has entries of several tenants. It will be worked on lane by lane.': [
    'src/banks/origination/dishonors/dishonors.sql.ts selectDishonorsOfFile: 1',
    'src/banks/origination/dishonors/dishonors.sql.ts selectUuidsOfFile: 1',
    'src/banks/origination/entries/file-entries.sql.ts entriesToWrite: 1',
    'src/banks/origination/entries/legs.sql.ts selectDueLegs: 1',
    'src/banks/origination/files/bank-files.sql.ts makeLegsStandard: 1',
    'src/banks/origination/files/file-outcomes.sql.ts selectEntriesOfFile: 1',
    'src/banks/origination/entries/legs.sql.ts sendLegs: 1, 2',
    'src/banks/origination/files/file-outcomes.sql.ts rejectLegs: 1, 2',
    'src/banks/origination/files/file-outcomes.sql.ts stopLegs: 1',
    'src/banks/origination/files/file-outcomes.sql.ts takeOutLegs: 1, 5',
    'src/banks/origination/cut-off/fast/straight-through-entries.sql.ts filePicked: 1',
    'src/banks/origination/cut-off/fast/straight-through-entries.sql.ts selectWaitingPortion: 1',
    'src/banks/origination/settlement/fast/straight-through-legs.sql.ts movePortion: 1',
    'src/banks/origination/settlement/fast/straight-through-legs.sql.ts selectPortionEnds: 1',
    'src/payments/risk/return-rates/count-debits.sql.ts countDebitsOf: 1',
    'src/payments/risk/return-rates/count-debits.sql.ts discountDebitsOf: 1',
  ],
  'An entry of a bank finds its tenant by its trace number. That look-up will be a query of its own.': [
    'src/banks/origination/dishonors/dishonors.sql.ts lockByTrace: 1',
    'src/banks/origination/dishonors/dishonors.sql.ts selectDishonor: 1, 3',
    'src/banks/origination/dishonors/dishonors.sql.ts selectDishonors: 1, 3',
    'src/banks/origination/undecided.sql.ts selectUndecided: 1',
    'src/banks/returns/items/bank-items.sql.ts lockOpenItems: 1',
    'src/banks/returns/items/suspense.sql.ts selectLateReturns: 1',
    'src/banks/returns/items/suspense.sql.ts selectSuspense: 1',
    'src/banks/returns/items/suspense.sql.ts selectItem: 1',
    'src/service/sandbox/answerable-entry.sql.ts selectLatestLegOfAccount: 1',
  ],
  'It locks or changes rows that the service names, of several tenants. The service will do so lane by lane.': [
    'src/banks/origination/settlement/fast/straight-through-legs.sql.ts movePortion: 2',
    'src/payments/batches/batches.sql.ts updateLatestEntries: 4',
    'src/payments/batches/join-batches.sql.ts joinPayoutBatches: 4',
    'src/payments/batches/join-batches.sql.ts joinRefundBatches: 4',
    'src/events/log/fast/batches.sql.ts takeBatchesDue: 4',
    'src/events/log/events.sql.ts insertIntoLog: 2, 4',
    'src/events/log/outbox.sql.ts deleteFromOutbox: 4',
    'src/events/log/positions.sql.ts lockFreeFanOuts: 2',
    'src/payments/fees/fee-payouts.sql.ts fileFeePayouts: 4',
    'src/payments/fees/fee-payouts.sql.ts moveFeePayouts: 4',
    'src/payments/lifecycle/holds.sql.ts insertHolds: 4',
    'src/payments/lifecycle/holds.sql.ts releaseHoldsOf: 2, 4',
    'src/payments/lifecycle/move.sql.ts lockStates: 2',
    'src/payments/lifecycle/move.sql.ts writeMoves: 4',
    'src/banks/origination/cut-off/choose.sql.ts fileLegs: 4',
    'src/banks/origination/cut-off/choose.sql.ts unfileLegs: 4',
    'src/banks/origination/entries/entry-accounts.sql.ts updateAccounts: 4',
    'src/banks/origination/entries/legs.sql.ts advanceLegs: 4',
    'src/banks/returns/items/bank-items.sql.ts returnLegs: 4',
    'src/payments/risk/blocks/blocks.sql.ts insertBlocks: 4',
    'src/payments/risk/blocks/blocks.sql.ts lockHolders: 2',
    'src/payments/risk/limits/limits.sql.ts lockLimits: 2',
    'src/payments/risk/limits/limits.sql.ts updateUsage: 4',
    'src/payments/transactions/start/fast/copy-transactions.sql.ts copyTransactions: 2, 4',
    'src/payments/transactions/start/start-transactions.sql.ts insertTransactions: 2, 4',
    'src/events/webhooks/delivery/acknowledge.sql.ts acknowledge: 4',
  ],
  'One query writes what belongs together. It will be several queries of one phase.': [
    'src/payments/batches/join-batches.sql.ts joinPayoutBatches: 14',
    'src/payments/batches/join-batches.sql.ts joinRefundBatches: 14',
    'src/payments/fees/fee-payouts.sql.ts moveFeePayouts: 14',
    'src/payments/ledger/post-directly.sql.ts postDirectly: 14',
    'src/payments/lifecycle/move.sql.ts writeMoves: 14',
    'src/banks/origination/cut-off/fast/straight-through-entries.sql.ts filePicked: 14',
    'src/banks/origination/settlement/fast/straight-through-legs.sql.ts movePortion: 14',
    'src/payments/transactions/start/fast/copy-transactions.sql.ts copyTransactions: 14',
    'src/payments/transactions/start/start-transactions.sql.ts insertTransactions: 14',
    'src/events/webhooks/delivery/acknowledge.sql.ts acknowledge: 14',
  ],
  'PostgreSQL makes the key of the new row. The service will send it.': [
    'src/payments/fees/fee-payouts.sql.ts moveFeePayouts: 8',
    'src/payments/ledger/post-directly.sql.ts postDirectly: 8',
    'src/payments/lifecycle/move.sql.ts writeMoves: 8',
    'src/banks/origination/settlement/fast/straight-through-legs.sql.ts movePortion: 8',
    'src/payments/transactions/start/fast/copy-transactions.sql.ts copyTransactions: 8',
    'src/payments/transactions/start/start-transactions.sql.ts insertTransactions: 8',
  ],
  'It uses the clock of the database. The service will send the time.': [
    'src/api/idempotency/idempotency.sql.ts expireLease: 6',
    'src/api/idempotency/idempotency.sql.ts insertClaim: 8',
    'src/api/idempotency/idempotency.sql.ts updateAnswer: 6',
    'src/api/idempotency/idempotency.sql.ts updateLease: 6',
  ],
  'It skips from tenant to tenant in an index.': [
    'src/events/log/outbox.sql.ts selectAnnouncing: 14',
    'src/payments/ledger/balances.sql.ts selectUnfolded: 14',
  ],
};

const listed = (reasons: Reasons): Exception[] =>
  Object.entries(reasons).flatMap(([because, queries]) =>
    queries.map((line) => {
      const [query = '', numbers = ''] = line.split(': ');
      return { query, rules: numbers.split(', ').map((number) => Number(number) as Rule), because };
    }),
  );

export const exceptions: readonly Exception[] = [meant, notYetSharded].flatMap(listed);
