// The proof of an authorization as a PDF, to send to a bank.
import { inDollars } from '../../../platform/std/dollars.ts';
import type { AuthorizationProof } from './proof-record.ts';

type Line = readonly [name: string, value: string | null];

const limitOf = (cents: number | null): string | null => (cents === null ? null : inDollars(cents));

const inUtc = (time: string | null | undefined): string | null => (time == null ? null : `${time} (UTC)`);

const accountInWords = ({ last_four, institution_name }: AuthorizationProof['payer_account']): string =>
  [institution_name, last_four === null ? 'number erased' : `number ending in ${last_four}`]
    .filter((word) => word !== null)
    .join(', ');

/** The sections of the page. A line without a value is left out. */
function sectionsOf(proof: AuthorizationProof): { title: string; lines: Line[]; paragraphs?: string[] }[] {
  const { authorization, debits } = proof;
  const evidence = authorization?.evidence ?? null;
  return [
    {
      title: 'Payment',
      lines: [
        ['Payment', proof.transaction_uuid],
        ['Amount', inDollars(proof.amount)],
        ['Started', inUtc(proof.started_at)],
        ['Company name', proof.company_name],
        ['Entry description', proof.description],
        ['Reference', proof.client_reference_id || null],
        ['Payer', proof.payer_name],
        ['Account of the payer', accountInWords(proof.payer_account)],
        ['Payee', proof.payee_name],
      ],
    },
    ...(authorization === null
      ? [{ title: 'Authorization', lines: [], paragraphs: ['No authorization is recorded for this payment.'] }]
      : [
          {
            title: 'Authorization',
            lines: [
              ['Authorization', authorization.uuid],
              ['Kind', authorization.kind],
              ['SEC code', authorization.sec_code],
              ['Authorized on', authorization.authorized_on],
              ['Ends on', authorization.ends_on],
              ['Least amount of a debit', limitOf(authorization.minimum_amount)],
              ['Most of a debit', limitOf(authorization.maximum_amount)],
              ['Reference of the proof', authorization.reference || null],
              ['Recorded', inUtc(authorization.recorded_at)],
              ['Revoked', inUtc(authorization.revoked_at)],
              ['Reason of the revocation', authorization.revoked_reason],
            ] satisfies Line[],
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
              ['Version of the text', evidence?.terms_version ?? null],
            ] satisfies Line[],
            paragraphs:
              evidence === null
                ? ['No evidence is kept with the authorization.']
                : (evidence.terms ?? ['The text to which the payer agreed is not kept here.']),
          },
        ]),
    ...debits.map((debit) => ({
      title: `Debit ${debit.attempt}`,
      lines: [
        ['Trace number', debit.trace_id],
        ['Amount', inDollars(debit.amount)],
        ['Bank', debit.bank],
        ['File', debit.file_name],
        ['Settles on', debit.settles_on],
        ['Returned with', debit.returned_with],
      ] satisfies Line[],
    })),
  ];
}

/**
 * The bytes are ASCII, so that the file is sent as text is: the text is not compressed, and the
 * fonts are those that every reader has. They have the letters of Western Europe. An accent of
 * another letter is left out, and any other character is `?`.
 */
export async function proofPdf(proof: AuthorizationProof): Promise<string> {
  // Loaded when it is needed: few processes make one.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    compress: false,
    margin: 54,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Proof of authorization ${proof.transaction_uuid}`, Producer: 'Achord', Creator: 'Achord' },
  });
  document.font('Helvetica-Bold').fontSize(16).text('Proof of authorization').moveDown(0.3);
  document.font('Helvetica').fontSize(9).text(`Made on ${proof.made_at} (UTC).`).moveDown();
  for (const { title, lines, paragraphs = [] } of sectionsOf(proof)) {
    document.font('Helvetica-Bold').fontSize(12).text(title).moveDown(0.3).fontSize(10);
    for (const [name, value] of lines) {
      if (value === null) continue;
      document.font('Helvetica-Bold').text(`${name}: `, { continued: true });
      document.font('Helvetica').text(printable(value));
    }
    document.font('Helvetica');
    for (const paragraph of paragraphs) document.moveDown(0.4).text(printable(paragraph));
    document.moveDown();
  }
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(Buffer.from(part as Uint8Array));
  // Four bytes of a comment tell programs that look at them that a PDF is binary. This one is not.
  return Buffer.concat(parts)
    .toString('latin1')
    .replace(/^(%PDF-1\.\d\n)%[\x80-\xff]{4}\n/, '$1%text\n');
}

const printable = (text: string): string =>
  [...text]
    .map((character) => {
      const plain = character.codePointAt(0)! <= 0xff ? character : character.normalize('NFD').replace(/\p{M}/gu, '');
      return /^[\x20-\xff]*$/.test(plain) && plain !== '' ? plain : '?';
    })
    .join('');
