// What the address of the books says: whose, which days, which account.

export interface BooksFilters {
  processor_uuid?: string;
  start_date?: string;
  end_date?: string;
  account?: string;
}
