// The caller of a request, as its token says.

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
   * The id of the vendor for a vendor token, otherwise of the processor: the scope of idempotency
   * keys and webhooks.
   */
  tenant_id: string;
  /** Records show it as vendor_name: the name of the vendor, otherwise of the processor. */
  tenant_name: string;
  /** A suspended tenant may read, but cannot start anything new. */
  suspended: boolean;
}
