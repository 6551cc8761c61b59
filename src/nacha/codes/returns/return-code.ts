// What there is to say of one return code.

/**
 * By when the return must have been sent. `banking_days`: so that the other bank has it at the
 * opening of the n-th banking day after settlement. `calendar_days`: so that it has it at the
 * opening of the banking day after the n-th calendar day. `next_file`: the operator sends it with
 * the next file after processing. `otherwise`: the rules give no number, in words.
 */
export type Deadline =
  | { banking_days: number }
  | { calendar_days: number }
  | { next_file: true }
  | { otherwise: string };

export type ReturnSender = 'rdfi' | 'odfi' | 'operator' | 'gateway' | 'federal agency';

/**
 * `unauthorized` and `administrative` are the groups whose rates the network watches (ACH, risk
 * figures); `dishonor` is the ODFI's answer to a return, `contest` the RDFI's answer to that.
 */
export type ReturnGroup = 'standard' | 'unauthorized' | 'administrative' | 'dishonor' | 'contest' | 'international';

export interface ReturnCodeRow {
  title: string;
  meaning: string;
  sent_by: readonly ReturnSender[];
  /** The direction of the entries that can come back with it. */
  of: 'debits' | 'credits' | 'both';
  deadline: Deadline;
  group: ReturnGroup;
  /** No longer sent: the rules replaced it. Still read, because archives have it. */
  withdrawn?: true;
}
