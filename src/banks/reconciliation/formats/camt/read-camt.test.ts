// Bank statements in camt.053 and camt.052: what is written is read, in parts of any length; and
// what is no such file is told with its element.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadFile } from '../read-file.ts';
import { camtReader } from './read-camt.ts';

function read(...parts: string[]): ReadFile {
  const reader = camtReader();
  for (const part of parts) reader.write(part);
  return reader.end();
}

const messagesOf = ({ findings, statements }: ReadFile) =>
  [findings, ...statements.map((one) => one.findings)].flatMap(({ all }) => all).map(({ message }) => message);
/** `debit 150 A1` */
const linesOf = (file: ReadFile, n = 0) =>
  file.statements[n]!.lines.map(({ direction, amount, reference }) => `${direction} ${amount} ${reference}`);

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const dollars = (cents: number) =>
  `${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const way = (cents: number) => `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
const balance = (kind: string, cents: number, day = '2026-03-04') =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${dollars(cents)}</Amt>${way(cents)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
const entry = (cents: number, more = '', booked = '<BookgDt><Dt>2026-03-04</Dt></BookgDt>') =>
  `<Ntry><Amt Ccy="USD">${dollars(cents)}</Amt>${way(cents)}<Sts><Cd>BOOK</Cd></Sts>${booked}${more}</Ntry>`;
const statement = (content: string, account = '<Othr><Id>0975312468</Id></Othr>') =>
  `<Stmt><Id>1</Id><Acct><Id>${account}</Id><Ccy>USD</Ccy></Acct>${content}</Stmt>`;
const file = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${content}</BkToCstmrStmt></Document>\n`;

describe('A bank statement in camt', () => {
  const word = fc.string({ minLength: 1, maxLength: 10, unit: fc.constantFrom(...'Aé&<1') });
  const line = fc.record({
    cents: fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.constant(999_999_999_999)),
    isDebit: fc.boolean(),
    reference: word,
    text: word,
  });

  it('is read as written, in parts of any length, with any prefix', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom('', 'ns0:'),
        (lines, length, prefix) => {
          const entries = lines.map(({ cents, isDebit, reference, text }) =>
            entry(
              isDebit ? -cents : cents,
              `<AcctSvcrRef>${xml(reference)}</AcctSvcrRef><AddtlNtryInf>${xml(text)}</AddtlNtryInf>`,
            ),
          );
          const sum = lines.reduce((total, { cents, isDebit }) => total + (isDebit ? -cents : cents), 0);
          const plain = file(statement(`${balance('OPBD', 500)}${balance('CLBD', 500 + sum)}${entries.join('')}`));
          const text = plain
            .replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${prefix}`)
            .replace('xmlns=', prefix === '' ? 'xmlns=' : 'xmlns:ns0=');
          const found = read(...text.match(new RegExp(`[^]{1,${length}}`, 'gu'))!);
          expect(messagesOf(found)).toEqual([]);
          expect(linesOf(found)).toEqual(
            lines.map(
              ({ cents, isDebit, reference, text: more }) =>
                `${isDebit ? 'debit' : 'credit'} ${cents} ${[...new Set([reference, more])].join(' ')}`,
            ),
          );
          expect(found.statements[0]).toMatchObject({
            account: '0975312468',
            opening: { on: '2026-03-04', amount: 500 },
            closing: { on: '2026-03-04', amount: 500 + sum },
          });
        },
      ),
    );
  });

  it('has the amount of a batch entry, not of its details, which differ by charges', () => {
    const detail = (id: string, amount: string) =>
      `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="USD">${amount}</Amt><Chrgs><Rcrd><Amt Ccy="USD">0.75</Amt></Rcrd></Chrgs></TxDtls>`;
    const details = `<NtryDtls><Btch><PmtInfId>FILE A</PmtInfId><NbOfTxs>2</NbOfTxs></Btch>${detail('E1', '60.00')}${detail('E2', '40.00')}</NtryDtls>`;
    const found = read(
      file(statement(entry(9850, details) + entry(100, `<NtryDtls>${detail('E3', '1.75')}</NtryDtls>`))),
    );
    expect(linesOf(found)).toEqual(['credit 9850 FILE A', 'credit 100 E3']);
  });

  it('may write a reversal in its own direction, or in the direction of the entry that it takes back: the balances decide', () => {
    const reversal = (cents: number) => entry(cents, '<RvslInd>true</RvslInd><AcctSvcrRef>R</AcctSvcrRef>');
    const of = (opening: number, closing: number | null, cents: number) =>
      read(
        file(
          statement(
            `${balance('OPBD', opening)}${closing === null ? '' : balance('CLBD', closing)}${entry(-500, '<AcctSvcrRef>F</AcctSvcrRef>')}${reversal(cents)}`,
          ),
        ),
      );
    expect(linesOf(of(1000, 1000, 500))).toEqual(['debit 500 F', 'credit 500 R']);
    const turned = of(1000, 1000, -500);
    expect(linesOf(turned)).toEqual(['debit 500 F', 'credit 500 R']);
    expect(messagesOf(turned)).toEqual([
      'Stmt 1: the balances show that a reversal has the direction of the entry that it takes back',
    ]);
    expect(linesOf(of(1000, null, -500))).toEqual(['debit 500 F', 'debit 500 R']);
  });

  it('may have no entries, several statements, entries that are not booked yet, and reports (camt.052)', () => {
    const empty = read(file(statement(balance('PRCD', 500, '2026-03-03') + balance('CLBD', 500))));
    expect(empty.statements).toMatchObject([{ lines: [], opening: { amount: 500 }, closing: { amount: 500 } }]);
    const pending = entry(5).replace('BOOK', 'PDNG');
    const several = read(
      file(statement(entry(1)) + statement(pending + entry(2, '<NtryRef>7</NtryRef>'), '<IBAN>US1</IBAN>')),
    );
    expect(several.statements.map(({ account }) => account)).toEqual(['0975312468', 'US1']);
    expect(linesOf(several, 1)).toEqual(['credit 2 7']);
    expect(messagesOf(several)).toEqual(['Stmt 2: 1 of its entries are not booked yet, and are no lines']);
    const report = file(statement(entry(3, '', '<ValDt><DtTm>2026-03-04T23:30:00-05:00</DtTm></ValDt>')))
      .replaceAll('Stmt>', 'Rpt>')
      .replace('camt.053', 'camt.052')
      .replace('<Cd>BOOK</Cd>', 'BOOK');
    expect(read(report).statements[0]!.lines).toMatchObject([
      { booked_on: '2026-03-04', amount: 3, reference: 'camt' },
    ]);
  });

  it('tells the rows of its entries', () => {
    expect(read(file(`\n${statement(`\n\n${entry(1)}`)}`)).statements[0]).toMatchObject({
      row: 3,
      lines: [{ row: 5 }],
    });
  });

  it.each([
    [
      entry(100).replace('1.00', '1.005'),
      'Stmt 1, Ntry 1, Amt is "1.005"; it must be dollars with at most two decimals, such as 1234.50',
    ],
    [
      entry(100).replace('1.00', '-1.00'),
      'Stmt 1, Ntry 1, Amt is "-1.00"; it must be dollars with at most two decimals, such as 1234.50',
    ],
    [entry(100).replace('USD', 'EUR'), 'Stmt 1, Ntry 1, Ccy is "EUR"; it must be USD'],
    [entry(100).replace('CRDT', 'C'), 'Stmt 1, Ntry 1, CdtDbtInd is "C"; it must be CRDT or DBIT'],
    [entry(1_000_000_000_000), 'Stmt 1, Ntry 1, Amt is $10,000,000,000.00; a line has at most $9,999,999,999.99'],
    [entry(1) + entry(1, '', ''), 'Stmt 1, Ntry 2, BookgDt is missing; it must be a day written as YYYY-MM-DD'],
    [
      entry(1, '', '<BookgDt><Dt>2026-02-30</Dt></BookgDt>'),
      'Stmt 1, Ntry 1, BookgDt is "2026-02-30"; it must be a day written as YYYY-MM-DD',
    ],
    [entry(0), 'Stmt 1, Ntry 1: an entry without an amount is no line'],
    [balance('CLBD', 5, 'today'), 'Stmt 1, Bal CLBD, Dt is "today"; it must be a day written as YYYY-MM-DD'],
  ])('with %s is told', (content, message) => {
    expect(messagesOf(read(file(statement(content))))).toEqual([message]);
  });

  it.each([
    ['<Document><Stmt>', 'the file is no XML: Unclosed root tag'],
    ['<Document></Stmt>', 'the file is no XML: Unexpected close tag'],
    ['<Document>&unknown;</Document>', 'the file is no XML: Invalid character entity'],
    ['<Invoice/>', 'the root is Invoice; it must be the Document of a camt.053 or camt.052'],
    [
      '<Document><BkToCstmrDbtCdtNtfctn><Ntfctn/></BkToCstmrDbtCdtNtfctn></Document>',
      'the file has no statement: it must have a Stmt (camt.053) or a Rpt (camt.052)',
    ],
    ['<!DOCTYPE x [<!ENTITY a "b">]><Document/>', 'a document type (DOCTYPE) is not allowed'],
    [`<Document>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</Document>`, 'elements are nested more than 40 deep'],
  ])('%s is refused', (text, message) => {
    expect(messagesOf(read(text))).toEqual([message]);
  });
});
