// The caller of a request, as its token or its session says.
import { nilUuid } from '../../platform/std/identifiers.ts';

export type TokenKind = 'processor' | 'vendor' | 'admin';

/** What an operator of the service may do. */
export const operatorRoles = ['viewer', 'support', 'operator', 'risk', 'administrator'] as const;

/** What a person of one tenant may do there (decision 52). */
export const tenantRoles = ['developer', 'tenant_viewer', 'tenant_finance', 'tenant_owner'] as const;

export const roles = [...operatorRoles, ...tenantRoles];
export type TenantRole = (typeof tenantRoles)[number];
export type Role = (typeof roles)[number];

export const isTenantRole = (role: unknown): role is TenantRole => tenantRoles.some((one) => one === role);

/** Each role may also do what these may. */
const includedIn: Readonly<Record<Role, readonly Role[]>> = {
  viewer: ['viewer'],
  support: ['viewer', 'support'],
  operator: ['viewer', 'support', 'operator'],
  risk: ['viewer', 'support', 'risk'],
  administrator: ['viewer', 'support', 'operator', 'risk', 'administrator'],
  tenant_viewer: ['tenant_viewer'],
  developer: ['tenant_viewer', 'developer'],
  tenant_finance: ['tenant_viewer', 'tenant_finance'],
  tenant_owner: ['tenant_viewer', 'developer', 'tenant_finance', 'tenant_owner'],
};

/** Whether a role allows what needs the role `needed`. */
export const allows = (role: Role, needed: Role): boolean => includedIn[role].includes(needed);

/** The operator's machine itself: who has this token may also change the database. */
export const isTokenOfEnvironment = ({ kind, token_uuid, operator_uuid }: Caller): boolean =>
  kind === 'admin' && token_uuid === null && operator_uuid === null;

/** `anyone`: an operation that needs no token, such as a sign-in. */
export type CallerKind = TokenKind | 'anyone';

export interface Caller {
  kind: CallerKind;
  /** Null for the admin token of the environment. */
  token_uuid: string | null;
  /** The tenant. The nil uuid for admin tokens. */
  processor_id: string;
  /** Null for processor and admin tokens. */
  vendor_id: string | null;
  /**
   * The id of the vendor for a vendor token, otherwise of the processor: the scope of idempotency
   * keys and webhooks.
   */
  tenant_id: string;
  /** Records show it as vendor_name: the name of the vendor, otherwise of the processor. */
  tenant_name: string;
  /** A suspended tenant may read, but cannot start anything new. */
  suspended: boolean;
  /** Null for tokens of tenants: they may do everything that their kind may. */
  role: Role | null;
  /** The person who has signed in; null: a token calls. */
  operator_uuid: string | null;
  session_uuid: string | null;
  /** The person gave the password a short time ago. True for tokens: they have none. */
  is_confirmed: boolean;
}

/** Not the id of any tenant: a crowd of strangers has its own share of the requests in progress. */
const nobodysTenant = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The caller of an operation that needs no token. */
export const anyone: Caller = {
  kind: 'anyone',
  token_uuid: null,
  processor_id: nilUuid,
  vendor_id: null,
  tenant_id: nobodysTenant,
  tenant_name: 'anyone',
  suspended: false,
  role: null,
  operator_uuid: null,
  session_uuid: null,
  is_confirmed: true,
};
