// Who is calling: what a token says about its bearer.

export type TokenKind = 'processor' | 'vendor' | 'admin';

export interface Caller {
  kind: TokenKind;
  /** Null for the admin token of the environment. */
  token_uuid: string | null;
  /** The tenant. The nil uuid for admin tokens. */
  processor_id: string;
  /** Null for processor and admin tokens. */
  vendor_id: string | null;
  /**
   * The vendor's id for a vendor token, else the processor's: the scope of idempotency keys and
   * webhooks.
   */
  tenant_id: string;
  /** Shown as vendor_name on records: the vendor's name, else the processor's. */
  tenant_name: string;
  /** A suspended tenant may read and may not start anything new. */
  suspended: boolean;
}
