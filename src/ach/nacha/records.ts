// The typed records of an ACH file: input of the writer, output of the reader.
//
// Field names come from the layouts. Text has no fill; dates are `YYYY-MM-DD`; settlement dates
// are days of the year, 1 to 366, because the network sends no more; amounts are cents. `null` is a
// field that the rules allow to be left out. Only control records have counts and totals: they are
// computed from the other records.

export interface FileHeader {
  /**
   * Nine digits, the routing number of the bank or operator that receives the file, or ten
   * characters that the bank assigned.
   */
  immediate_destination: string;
  /** Nine digits, or ten characters that the bank assigned. */
  immediate_origin: string;
  file_creation_date: string;
  /** `HH:MM`. */
  file_creation_time: string | null;
  /** A to Z, then 0 to 9: distinguishes the files of one origin on one day. */
  file_id_modifier: string;
  immediate_destination_name: string;
  immediate_origin_name: string;
  reference_code: string;
}

export interface BatchHeader {
  /** 200 debits and credits, 220 credits only, 225 debits only. */
  service_class_code: number;
  company_name: string;
  company_discretionary_data: string;
  company_identification: string;
  sec_code: string;
  entry_description: string;
  /** Free text of six characters, usually a date. */
  descriptive_date: string;
  effective_entry_date: string | null;
  settlement_date: number | null;
  /**
   * 1: a bank that is bound by the rules; 2: a federal agency that is not; 0: prepared by the
   * operator.
   */
  originator_status_code: string;
  /**
   * The first eight digits of the ODFI's routing number. In a return they are the RDFI's, because
   * the RDFI originates the returning batch.
   */
  odfi: string;
  batch_number: number;
}

export interface Entry {
  transaction_code: number;
  /** The first eight digits of the routing number of the bank that receives this entry. */
  rdfi: string;
  /** The ninth digit. */
  check_digit: string;
  account_number: string;
  /** Cents. */
  amount: number;
  identification: string;
  /** At most 22 characters; of CTX 16. */
  name: string;
  /** Two characters. In WEB and TEL they are the payment type: `R` recurring, `S` single. */
  discretionary_data: string;
  /** Fifteen digits: the ODFI's eight and seven that the ODFI chooses, ascending within a batch. */
  trace_number: string;
  addenda: readonly Addenda[];
}

/** Addenda 05: free text of up to 80 characters about a payment. CTX has up to 9,999 of them. */
export interface PaymentAddenda {
  kind: 'payment_addenda';
  payment_related_information: string;
}

/** Addenda 98: the receiving bank asks for a correction (a notification of change, NOC). */
export interface ChangeAddenda {
  kind: 'change_addenda';
  change_code: string;
  original_trace: string;
  original_rdfi: string | null;
  /** The text of the columns, with inner blanks: `codes/corrected-data.ts` parses and writes it. */
  corrected_data: string;
}

/** Addenda 98 with C61 to C69: the ODFI refuses a change. */
export interface RefusedChangeAddenda {
  kind: 'refused_change_addenda';
  refused_change_code: string;
  original_trace: string;
  original_rdfi: string | null;
  corrected_data: string;
  /** The code of the refused change, and the last seven digits of its trace number. */
  change_code: string;
  change_trace_sequence_number: string;
}

/** Addenda 99: the return of an entry. */
export interface ReturnAddenda {
  kind: 'return_addenda';
  return_code: string;
  original_trace: string;
  /** With R14 and R15. */
  date_of_death: string | null;
  original_rdfi: string | null;
  addenda_information: string;
}

/** Addenda 99 with R61 to R70: the ODFI does not accept a return. */
export interface DishonoredReturnAddenda {
  kind: 'dishonored_return_addenda';
  return_code: string;
  original_trace: string;
  original_rdfi: string | null;
  return_trace: string;
  return_settlement_date: number | null;
  /** The code of the dishonored return, `R01`. */
  return_reason_code: string;
  /** With R69: the wrong fields, as two-digit codes. */
  addenda_information: string;
}

/** Addenda 99 with R71 to R77: the RDFI contests a dishonored return. */
export interface ContestedReturnAddenda {
  kind: 'contested_return_addenda';
  return_code: string;
  original_trace: string;
  date_original_entry_returned: string | null;
  original_rdfi: string | null;
  original_settlement_date: number | null;
  return_trace: string;
  return_settlement_date: number | null;
  return_reason_code: string;
  dishonored_return_trace: string;
  dishonored_return_settlement_date: number | null;
  dishonored_return_reason_code: string;
}

export type Addenda =
  | PaymentAddenda
  | ChangeAddenda
  | RefusedChangeAddenda
  | ReturnAddenda
  | DishonoredReturnAddenda
  | ContestedReturnAddenda;

export interface BatchControl {
  service_class_code: number;
  entry_addenda_count: number;
  /** The low ten digits of the sum of the RDFI numbers of the entries. */
  entry_hash: number;
  total_debits: number;
  total_credits: number;
  company_identification: string;
  message_authentication_code: string;
  odfi: string;
  batch_number: number;
}

export interface FileControl {
  batch_count: number;
  block_count: number;
  entry_addenda_count: number;
  entry_hash: number;
  total_debits: number;
  total_credits: number;
}

/** A whole batch in memory. */
export interface Batch {
  header: BatchHeader;
  entries: readonly Entry[];
}

/** A whole file in memory. */
export interface AchFile {
  header: FileHeader;
  batches: readonly Batch[];
}
