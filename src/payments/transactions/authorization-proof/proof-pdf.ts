// The proof of an authorization as a PDF, to send to a bank.
import { inDollars } from '../../../platform/std/dollars.ts';
import { type PdfLine, type PdfSection, pdfOf } from '../../../platform/std/pdf.ts';
import { instantFrom } from '../../../platform/std/timestamps.ts';
import type { AuthorizationProof } from './proof-record.ts';

const limitOf = (cents: number | null): string | null => (cents === null ? null : inDollars(cents));

const inUtc = (time: string | null | undefined): string | null => (time == null ? null : `${time} (UTC)`);

const accountInWords = ({ last_four, institution_name }: AuthorizationProof['payer_account']): string =>
  [institution_name, last_four === null ? 'number erased' : `number ending in ${last_four}`]
    .filter((word) => word !== null)
    .join(', ');

/** The authorization and its evidence; `none`: the sentence if it is missing. */
function authorizationSections(
  title: string,
  authorization: AuthorizationProof['authorization'],
  none: string,
): PdfSection[] {
  if (authorization === null) return [{ title, lines: [], paragraphs: [none] }];
  const { evidence } = authorization;
  return [
    {
      title,
      lines: [
        ['Authorization', authorization.uuid],
        ['Kind', authorization.kind],
        ['SEC code of its debits', authorization.sec_code],
        ['Authorized on', authorization.authorized_on],
        ['Ends on', authorization.ends_on],
        ['Least amount of a debit', limitOf(authorization.minimum_amount)],
        ['Most of a debit', limitOf(authorization.maximum_amount)],
        ['Reference of the proof', authorization.reference || null],
        ['Recorded', inUtc(authorization.recorded_at)],
        ['Revoked', inUtc(authorization.revoked_at)],
        ['Reason of the revocation', authorization.revoked_reason],
      ],
    },
    {
      title: 'Evidence',
      lines: [
        ['Agreed at', evidence?.agreed_at ?? null],
        ['Name given', evidence?.name ?? null],
        ['E-mail given', evidence?.email ?? null],
        ['Network address', evidence?.ip_address ?? null],
        ['Browser or app', evidence?.user_agent ?? null],
        ['Identity', evidence?.identity ?? null],
        ['How it was signed', evidence?.signature ?? null],
        ['Recording of the call', evidence?.recording ?? null],
        ['Written notice sent on', evidence?.notice_sent_on ?? null],
        ['Version of the text', evidence?.terms_version ?? null],
      ],
      paragraphs:
        evidence === null
          ? ['No evidence is kept with the authorization.']
          : (evidence.terms ?? ['The text that was agreed to is not kept here.']),
    },
  ];
}

const entrySections = (title: string, debits: AuthorizationProof['debits']): PdfSection[] =>
  debits.map((debit) => ({
    title: `${title} ${debit.attempt}`,
    lines: [
      ['SEC code', debit.sec_code],
      ['Trace number', debit.trace_id],
      ['Amount', inDollars(debit.amount)],
      ['Bank', debit.bank],
      ['File', debit.file_name],
      ['Settles on', debit.settles_on],
      ['Returned with', debit.returned_with],
    ],
  }));

/** The sections of the page. If there is no clawback, the sections of the payee are left out. */
function sectionsOf(proof: AuthorizationProof): PdfSection[] {
  const { authorization, debits, clawback_authorization, clawbacks } = proof;
  const lines: PdfLine[] = [
    ['Payment', proof.transaction_uuid],
    ['Amount', inDollars(proof.amount)],
    ['Started', inUtc(proof.started_at)],
    ['Company name', proof.company_name],
    ['Entry description', proof.description],
    ['Reference', proof.client_reference_id || null],
    ['Payer', proof.payer_name],
    ['Account of the payer', accountInWords(proof.payer_account)],
    ['Payee', proof.payee_name],
  ];
  const noPayer = 'No authorization is recorded for this payment.';
  const noPayee = 'No authorization of clawbacks is recorded for the account of the payee.';
  return [
    { title: 'Payment', lines },
    ...authorizationSections('Authorization', authorization, noPayer),
    ...entrySections('Debit', debits),
    ...(clawbacks.length === 0
      ? []
      : authorizationSections('Authorization of the payee for clawbacks', clawback_authorization, noPayee)),
    ...entrySections('Clawback', clawbacks),
  ];
}

export const proofPdf = (proof: AuthorizationProof): Promise<string> =>
  pdfOf(
    {
      title: 'Proof of authorization',
      subtitle: `Made on ${proof.made_at} (UTC).`,
      name: `Proof of authorization ${proof.transaction_uuid}`,
      created: instantFrom(`${proof.made_at.replace(' ', 'T')}Z`),
    },
    sectionsOf(proof),
  );
