// Return codes of entries made from paper checks (ARC, BOC, POP, RCK, XCK) and of enrolments with a
// federal agency (ENR).
import type { ReturnCodeRow } from './return-code.ts';

type Reason = Pick<ReturnCodeRow, 'title' | 'meaning'> & Partial<ReturnCodeRow>;

const ofCheck = (reason: Reason): ReturnCodeRow => ({
  sent_by: ['rdfi'],
  of: 'debits',
  deadline: { calendar_days: 60 },
  group: 'standard',
  ...reason,
});

const ofEnrolment = (title: string, meaning: string): ReturnCodeRow => ({
  title,
  meaning,
  sent_by: ['federal agency'],
  of: 'both',
  deadline: { banking_days: 2 },
  group: 'standard',
});

export const checkReturns = {
  R33: ofCheck({ title: 'Return of XCK entry', meaning: 'The bank chose to return the entry of a destroyed check.' }),
  R37: ofCheck({
    title: 'Source document presented for payment',
    meaning: 'The check behind an ARC, BOC or POP entry was cashed as well.',
  }),
  R38: ofCheck({
    title: 'Stop payment on source document',
    meaning: 'The check behind an ARC or BOC entry had been stopped.',
  }),
  R39: ofCheck({
    title: 'Improper source document',
    meaning: 'An ARC, BOC or POP entry was made of a document that may not become one, or that was paid as well.',
    deadline: { banking_days: 2 },
  }),
  R40: ofEnrolment('Return of ENR entry by federal government agency', 'The agency returned the enrolment.'),
  R41: ofEnrolment('Invalid transaction code', 'The enrolment has no fitting transaction code.'),
  R42: ofEnrolment('Routing number or check digit error', 'The enrolment has a wrong routing number.'),
  R43: ofEnrolment('Invalid DFI account number', 'The enrolment has no usable account number.'),
  R44: ofEnrolment('Invalid identification number', "The enrolled number is not in the agency's records."),
  R45: ofEnrolment('Invalid individual or company name', "The enrolled name is not in the agency's records."),
  R46: ofEnrolment('Invalid representative payee indicator', 'The indicator is missing or contradicts the records.'),
  R47: ofEnrolment('Duplicate enrollment', 'The same enrolment came before.'),
  R50: ofCheck({
    title: 'State law affecting RCK acceptance',
    meaning: "The receiving bank's state does not allow returned checks to be collected this way.",
    deadline: { banking_days: 2 },
  }),
  R51: ofCheck({
    title: 'Item related to RCK entry is ineligible or RCK entry is improper',
    meaning: 'The check could not become an RCK entry: forged, altered, no notice given, wrong amount.',
    group: 'unauthorized',
  }),
  R52: ofCheck({ title: 'Stop payment on item', meaning: 'The check behind an RCK entry had been stopped.' }),
  R53: ofCheck({
    title: 'Item and RCK entry presented for payment',
    meaning: 'The check behind an RCK entry was cashed as well.',
  }),
} as const satisfies Record<string, ReturnCodeRow>;
