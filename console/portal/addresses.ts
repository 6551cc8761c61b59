// Where an address of the other side leads: people of a tenant and operators send each other links.

/** The screens that a tenant has under another name. */
const ofTenants: ReadonlyMap<string, string> = new Map([
  ['/payments', '/own-payments'],
  ['/refunds', '/own-refunds'],
  ['/webhooks', '/own-webhooks'],
  ['/requests', '/own-requests'],
  ['/tokens', '/own-tokens'],
  ['/operators', '/own-people'],
  ['/today', '/own-home'],
]);

/** For everyone. */
const ofAll = '/settings';

const isOwn = (path: string): boolean => path.startsWith('/own-');

/**
 * The path that the reader sees for a path. Null: it is a screen of the others. Operators and
 * tenants have different filters, so only the path is kept.
 */
export function pathFor(path: string, isOfTenant: boolean): string | null {
  if (path === '/') return isOfTenant ? '/own-home' : '/today';
  if (path === ofAll || isOwn(path) === isOfTenant) return path;
  if (!isOfTenant) return path.startsWith('/own-payments/') ? path.replace('/own-', '/') : null;
  const [, screen, row] = /^(\/[^/]+)(\/.+)?$/.exec(path) ?? [];
  const own = ofTenants.get(screen ?? '');
  // Only a payment has a screen of its own there.
  return own === undefined || (row !== undefined && screen !== '/payments') ? null : `${own}${row ?? ''}`;
}
