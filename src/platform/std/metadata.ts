// Metadata: what a tenant wants to find again on its own records. The service stores and shows it,
// and reads nothing in it.

/** Text by name, in the order of the request. */
export type Metadata = Record<string, string>;

/** As it is stored: none is null. */
export const storedMetadata = (sent: Metadata | null | undefined): Metadata | null =>
  sent === null || sent === undefined || Object.keys(sent).length === 0 ? null : sent;
