// The name of a business on a bank statement (Contract, envelope and errors 13).

const maximumLength = 16;

/**
 * The trading name, or else the legal name, shortened to 16 characters. Counts code points, like
 * PostgreSQL and JSON Schema, so it never splits a surrogate pair.
 */
export function derivedCompanyName(business: { business_name: string | null; trading_name: string | null }): string {
  const name = (business.trading_name ?? business.business_name ?? '').trim();
  return [...name].slice(0, maximumLength).join('').trimEnd();
}
