// Reads bank statements in XML of ISO 20022: camt.053 (a day that is over) and camt.052 (a day
// until now), of any version. Nothing is kept but the element that is read (decision 45).
import sax from 'sax';
import { signed } from '../../statement-line.ts';
import { noFindings, type ReadFile, type ReadStatement, type StatementReader } from '../read-file.ts';
import { balanceOf, dayIn, type Entry, entryOf } from './entry.ts';

// Statements of a camt.053 and reports of a camt.052.
const statementElements = ['Stmt', 'Rpt'];
const deepest = 40;
// Characters of one text, and texts of one element.
const longestText = 500;
const mostTexts = 300;

interface Reading {
  statement: ReadStatement;
  name: string;
  entries: Entry[];
  /** Of the entries, also of those that are no lines. */
  count: number;
  notBooked: number;
}

export function camtReader(): StatementReader {
  const findings = noFindings();
  const statements: ReadStatement[] = [];
  const parser = sax.parser(true, {});
  const path: string[] = [];
  let reading: Reading | null = null;
  let texts = new Map<string, string>();
  let text = '';
  /** The row where the entry or balance begins that is read. */
  let row = 1;
  let broken = false;

  const fail = (message: string) => {
    if (!broken) findings.unreadable(parser.line + 1, message);
    broken = true;
  };
  /** The path below the statement, or below its entry or balance. */
  const below = () => {
    const at = path.findIndex((name) => statementElements.includes(name)) + 1;
    return at === 0 ? null : path.slice(['Ntry', 'Bal'].includes(path[at] ?? '') ? at + 1 : at).join('/');
  };
  const keep = (name: string, value: string) => {
    if (!texts.has(name) && texts.size < mostTexts) texts.set(name, value);
  };

  parser.onerror = (error) => {
    fail(`the file is no XML: ${error.message.split('\n')[0]}`);
    parser.error = null as unknown as Error;
  };
  parser.ondoctype = () => fail('a document type (DOCTYPE) is not allowed');
  parser.onopentag = ({ name, attributes }) => {
    const local = localName(name);
    path.push(local);
    text = '';
    if (path.length > deepest) fail(`elements are nested more than ${deepest} deep`);
    if (path.length === 1 && local !== 'Document')
      fail(`the root is ${local}; it must be the Document of a camt.053 or camt.052`);
    if (reading === null) {
      if (!statementElements.includes(local)) return;
      const statement = {
        row: parser.line + 1,
        account: null,
        first_day: null,
        opening: null,
        closing: null,
        lines: [],
        findings: noFindings(),
      };
      reading = { statement, name: `${local} ${statements.length + 1}`, entries: [], count: 0, notBooked: 0 };
      texts = new Map();
    } else if (['Ntry', 'Bal'].includes(local) && statementElements.includes(path.at(-2)!)) {
      closeHead(reading, texts);
      texts = new Map();
      row = parser.line + 1;
    } else {
      const at = below()!;
      // A second one of an element.
      if (local === 'TxDtls' && texts.has(at)) keep(`${at}[2]`, '');
      if (local === 'TxDtls') keep(at, '');
      if (local === 'Amt' && typeof attributes.Ccy === 'string') keep(`${at}@Ccy`, attributes.Ccy);
    }
  };
  parser.ontext = (part) => {
    if (text.length < longestText) text += part;
  };
  parser.oncdata = parser.ontext;
  parser.onclosetag = () => {
    const local = path.at(-1)!;
    const parent = path.at(-2) ?? '';
    if (reading !== null) {
      const isOfStatement = statementElements.includes(parent);
      if (isOfStatement && local === 'Ntry') {
        reading.count++;
        const entry = entryOf(
          texts,
          { row, name: `${reading.name}, Ntry ${reading.count}` },
          reading.statement.findings,
        );
        if (entry === 'not booked') reading.notBooked++;
        else if (entry !== null) reading.entries.push(entry);
        texts = new Map();
      } else if (isOfStatement && local === 'Bal') {
        addBalance(reading, texts, row);
        texts = new Map();
      } else if (statementElements.includes(local) && reading.name.startsWith(local)) {
        closeHead(reading, texts);
        statements.push(finished(reading));
        reading = null;
      } else if (text.trim() !== '') keep(below()!, text.trim());
    }
    text = '';
    path.pop();
  };

  return {
    write(part) {
      if (!broken) parser.write(part);
    },
    end(): ReadFile {
      if (!broken) parser.close();
      if (!broken && statements.length === 0)
        fail('the file has no statement: it must have a Stmt (camt.053) or a Rpt (camt.052)');
      return { statements, findings };
    },
  };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** What a statement says of itself, before, between and after its entries. */
function closeHead({ statement }: Reading, texts: ReadonlyMap<string, string>): void {
  statement.account ??= texts.get('Acct/Id/IBAN') ?? texts.get('Acct/Id/Othr/Id') ?? null;
  statement.first_day ??= dayIn(texts.get('FrToDt/FrDtTm'));
}

/** OPBD and CLBD are booked balances; PRCD is the closing balance of the statement before. */
function addBalance({ statement, name }: Reading, texts: ReadonlyMap<string, string>, row: number): void {
  const kind = texts.get('Tp/CdOrPrtry/Cd');
  if (kind !== 'OPBD' && kind !== 'PRCD' && kind !== 'CLBD') return;
  const balance = balanceOf(texts, { row, name: `${name}, Bal ${kind}` }, statement.findings);
  if (kind === 'CLBD') statement.closing = balance;
  else if (kind === 'OPBD' || statement.opening === null) statement.opening = balance;
}

/**
 * With its lines. Banks write the direction of a reversal in two ways: its own, as the standard
 * says, or the one of the entry that it takes back. The balances decide.
 */
function finished({ statement, name, entries, notBooked }: Reading): ReadStatement {
  const { findings } = statement;
  if (notBooked > 0)
    findings.add('note', statement.row, `${name}: ${notBooked} of its entries are not booked yet, and are no lines`);
  const { opening, closing, row } = statement;
  const lines = entries.map(({ line }) => line);
  const turned = entries.map(({ line, isReversal }) => (isReversal ? inverse(line) : line));
  const sum = (all: typeof lines) => all.reduce((total, line) => total + signed(line), 0);
  const moved = opening === null || closing === null ? null : closing.amount - opening.amount;
  const isTurned = moved !== null && sum(lines) !== moved && sum(turned) === moved;
  if (isTurned)
    findings.add(
      'note',
      row,
      `${name}: the balances show that a reversal has the direction of the entry that it takes back`,
    );
  return { ...statement, lines: isTurned ? turned : lines };
}

const inverse = <Line extends { direction: 'debit' | 'credit' }>(line: Line): Line => ({
  ...line,
  direction: line.direction === 'credit' ? 'debit' : 'credit',
});
