// Every SEC code (standard entry class): the kind of entries in a batch, and whether the service
// supports it.

export interface SecCodeRow {
  title: string;
  /** The kind of account: of a consumer, of a business, or either. */
  receiver: 'consumer' | 'corporate' | 'both';
  supported: boolean;
}

const unsupported = (title: string, receiver: SecCodeRow['receiver']): SecCodeRow => ({
  title,
  receiver,
  supported: false,
});

export const secCodes = {
  PPD: { title: 'Prearranged payment and deposit', receiver: 'consumer', supported: true },
  CCD: { title: 'Corporate credit or debit', receiver: 'corporate', supported: true },
  CTX: { title: 'Corporate trade exchange', receiver: 'corporate', supported: true },
  WEB: { title: 'Internet-initiated or mobile entry', receiver: 'consumer', supported: true },
  TEL: { title: 'Telephone-initiated entry', receiver: 'consumer', supported: true },
  COR: { title: 'Notification of change or refused notification of change', receiver: 'both', supported: true },
  ACK: unsupported('Acknowledgment of a CCD entry', 'corporate'),
  ADV: unsupported('Automated accounting advice', 'corporate'),
  ARC: unsupported('Accounts receivable entry', 'both'),
  ATX: unsupported('Acknowledgment of a CTX entry', 'corporate'),
  BOC: unsupported('Back office conversion entry', 'both'),
  CIE: unsupported('Customer-initiated entry', 'corporate'),
  DNE: unsupported('Death notification entry', 'both'),
  ENR: unsupported('Automated enrollment entry', 'both'),
  IAT: unsupported('International ACH transaction', 'both'),
  MTE: unsupported('Machine transfer entry', 'consumer'),
  POP: unsupported('Point-of-purchase entry', 'both'),
  POS: unsupported('Point-of-sale entry', 'consumer'),
  RCK: unsupported('Re-presented check entry', 'consumer'),
  SHR: unsupported('Shared network entry', 'consumer'),
  TRC: unsupported('Check truncation entry', 'both'),
  TRX: unsupported('Check truncation entries exchange', 'both'),
  XCK: unsupported('Destroyed check entry', 'both'),
} as const satisfies Record<string, SecCodeRow>;

export type SecCode = keyof typeof secCodes;

/** The SEC codes of the debits that we originate, by how their payer authorizes them. */
export const originatedSecCodes = ['PPD', 'WEB', 'TEL', 'CCD', 'CTX'] as const satisfies SecCode[];
export type OriginatedSecCode = (typeof originatedSecCodes)[number];

/** Whether a SEC code is for accounts of this kind of holder. */
export const isForHolder = (code: OriginatedSecCode, kind: 'person' | 'business'): boolean =>
  secCodes[code].receiver === (kind === 'person' ? 'consumer' : 'corporate');

/** The SEC codes of debits from this kind of holder. */
export const secCodesOf = (kind: 'person' | 'business'): OriginatedSecCode[] =>
  originatedSecCodes.filter((code) => isForHolder(code, kind));

/** The row of a code in upper case; undefined for an unknown code. */
export function secCodeRow(code: string): SecCodeRow | undefined {
  return Object.hasOwn(secCodes, code) ? secCodes[code as SecCode] : undefined;
}
