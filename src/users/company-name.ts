// The name that a bank statement shows of a business (Contract, envelope and errors 13).

const maximumLength = 16;

/**
 * The trading name, else the legal name, shortened to 16 characters. Characters are code points, as
 * PostgreSQL and JSON Schema count them, so that no surrogate pair is cut in two.
 */
export function derivedCompanyName(business: { business_name: string | null; trading_name: string | null }): string {
  const name = (business.trading_name ?? business.business_name ?? '').trim();
  return [...name].slice(0, maximumLength).join('').trimEnd();
}
