// Columns that the check of row types takes as never null, each with its reason.

interface NeverNull {
  path: string;
  columns: readonly string[];
  because: string;
}

/** Columns that may be null in their table, but never in a row of these files. */
export const neverNull: readonly NeverNull[] = [
  {
    path: 'src/banks/connections/archive/archive.sql.ts',
    columns: ['size', 'sha256'],
    because: 'the queries read kept files, and a constraint sets both together with kept_at',
  },
  {
    path: 'src/banks/origination/dishonors/dishonors.sql.ts',
    columns: ['return_code', 'original_trace'],
    because: 'only returns are dishonored, and a return has both',
  },
  {
    path: 'src/banks/origination/dishonors/dishonors.sql.ts',
    columns: ['details_sealed'],
    because: 'they are removed after six years, and a dishonor is sent within days',
  },
  {
    path: 'src/banks/returns/items/bank-items.sql.ts',
    columns: ['details_sealed'],
    because: 'the details of open items are never removed',
  },
  {
    path: 'src/banks/returns/items/suspense.sql.ts',
    columns: ['details_sealed'],
    because: 'the details of open items are never removed',
  },
  {
    path: 'src/banks/returns/items/suspense.sql.ts',
    columns: ['bank_account_uuid'],
    because: 'only a dishonor has no account, and a dishonor has no legs',
  },
  {
    path: 'src/banks/origination/entries/disabled-accounts.sql.ts',
    columns: ['disabled_reason'],
    because: 'it is set together with disabled_at, and the query reads disabled accounts',
  },
  {
    path: 'src/banks/origination/entries/entry-accounts.sql.ts',
    columns: ['user_uuid'],
    because: 'the query excludes null under the name awaits_user_uuid',
  },
  {
    path: 'src/banks/origination/entries/file-entries.sql.ts',
    columns: ['trace_id', 'file_uuid'],
    because: 'an entry is in a file and gets its trace number together with it',
  },
  {
    path: 'src/banks/origination/entries/legs.sql.ts',
    columns: ['trace_id'],
    because: 'a leg is inserted with its trace number',
  },
  {
    path: 'src/banks/origination/entries/legs.sql.ts',
    columns: ['due_at'],
    because: 'the query reads the legs whose date has come',
  },
  {
    path: 'src/banks/origination/files/file-outcomes.sql.ts',
    columns: ['trace_id'],
    because: 'a leg is inserted with its trace number',
  },
  {
    path: 'src/banks/returns/handed/handed.sql.ts',
    columns: ['sha256'],
    because: 'a file of the bank is read after it is kept, and a constraint sets both together',
  },
  {
    path: 'src/oversight/desk/users/reviews.sql.ts',
    columns: ['business_name', 'kyb_status', 'kyb_status_since'],
    because: 'the query reads users with a status: they are businesses, and have the time of the status',
  },
  {
    path: 'src/service/sandbox/answerable-entry.sql.ts',
    columns: ['file_uuid'],
    because: 'a leg is inserted with its file',
  },
  {
    path: 'src/events/webhooks/delivery/lanes.sql.ts',
    columns: ['leased_until'],
    because: 'the query has just set it',
  },
];

/** Files with a query that reads what only a database of several lanes has. */
export const notDescribed: readonly { path: string; because: string }[] = [
  {
    path: 'src/platform/database/lanes/every-lane.sql.ts',
    because: 'the function leave_out is in the schema every_lane, which is made for several lanes',
  },
];
