// All invariants, in the order of the operator's answer.
import { authorityInvariants } from './authority.sql.ts';
import { balanceInvariants } from './balances.sql.ts';
import { accountCheckInvariants } from './banks/account-checks.sql.ts';
import { bankInvariants } from './banks/banks.sql.ts';
import { dishonorInvariants } from './banks/dishonors.sql.ts';
import { fileCopyInvariants } from './banks/file-copies.sql.ts';
import { fileReversalInvariants } from './banks/file-reversals.sql.ts';
import { reversalInvariants } from './banks/reversals.sql.ts';
import { suspenseInvariants } from './banks/suspense.sql.ts';
import { batchInvariants } from './batches.sql.ts';
import { bookInvariants } from './books.sql.ts';
import { entryInvariants } from './entries.sql.ts';
import { feeInvariants } from './fees.sql.ts';
import { historyInvariants } from './history.sql.ts';
import type { Invariant } from './invariant.ts';
import { legInvariants } from './legs.sql.ts';
import { listInvariants } from './lists.sql.ts';
import { riskInvariants } from './risk.sql.ts';
import { sealInvariants } from './seals.sql.ts';
import { stateInvariants } from './states.sql.ts';
import { tenancyInvariants } from './tenancy.sql.ts';
import { undecidedInvariants } from './undecided.sql.ts';

export const invariants: readonly Invariant[] = [
  ...bookInvariants,
  ...balanceInvariants,
  ...stateInvariants,
  ...historyInvariants,
  ...legInvariants,
  ...entryInvariants,
  ...batchInvariants,
  ...bankInvariants,
  ...dishonorInvariants,
  ...feeInvariants,
  ...reversalInvariants,
  ...fileReversalInvariants,
  ...fileCopyInvariants,
  ...accountCheckInvariants,
  ...suspenseInvariants,
  ...undecidedInvariants,
  ...listInvariants,
  ...riskInvariants,
  ...tenancyInvariants,
  ...authorityInvariants,
  ...sealInvariants,
];
