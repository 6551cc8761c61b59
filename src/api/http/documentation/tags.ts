// The groups of operations in the description of the API, in their order.

export const tags = {
  Users: 'Persons and businesses: they pay and are paid.',
  Transactions: 'Payments from a payer to a payee.',
  Batches: 'Daily runs, which pay the payees of a processor together.',
  Refunds: 'Money that goes back from the payee to the payer.',
  'Bank accounts': 'The bank accounts of users.',
  Webhooks: 'Endpoints that receive events, their deliveries, and the log of events.',
  Tenant: 'What a processor or a vendor reads and sets for itself.',
  Operator: 'What the operator of this service sees over all tenants: what waits, what changes, who did what.',
  'Operator: payments': 'Transactions, refunds and daily runs of any tenant, and the acts on them.',
  'Operator: users': 'Users of any tenant, their verification, blocks and personal data.',
  'Operator: banks': 'Files to and from the banks, returns, dishonors, the bank statement.',
  'Operator: tenants': 'Processors, vendors and tokens; their limits, rates, fees and books.',
  'Operator: access': 'Operators, their sign-in, their sessions and their invitations.',
  Sandbox: 'The simulated bank and its clock. Absent in live mode.',
  Events: 'The requests that this service sends to the endpoints of webhooks.',
} as const;

export type Tag = keyof typeof tags;
