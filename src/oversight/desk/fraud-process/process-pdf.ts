// The process of fraud monitoring and its yearly report as PDF files, for the bank and the auditor.
import { inDollars } from '../../../platform/std/dollars.ts';
import { type PdfSection, type PdfTable, pdfOf } from '../../../platform/std/pdf.ts';
import { instantFrom } from '../../../platform/std/timestamps.ts';
import type { FraudProcess, FraudReport } from './process-record.ts';

type Rule = FraudProcess['rules'][number];

const inWords = (code: string): string => {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const madeAt = (made: string): Date => instantFrom(`${made.replace(' ', 'T')}Z`);

/** `10 payments, $10,000.00, 24 hours` */
const parametersOf = ({ payments, payers, amount, hours, days }: Rule): string =>
  [
    payments === null ? null : `${payments} payments`,
    payers === null ? null : `${payers} payers`,
    amount === null ? null : inDollars(amount),
    hours === null ? null : `${hours} hours`,
    days === null ? null : `${days} days`,
  ]
    .filter((part) => part !== null)
    .join(', ');

const ownerOf = ({ owner, processor_uuid, merchant_uuid }: Rule): string =>
  owner === 'all' ? 'All tenants' : owner === 'processor' ? `Tenant ${processor_uuid}` : `Merchant ${merchant_uuid}`;

/** The table; without rows, the sentence. */
const tableOr = (none: string, table: PdfTable): Pick<PdfSection, 'paragraphs' | 'table'> =>
  table.rows.length === 0 ? { paragraphs: [none] } : { table };

const reviewsSection = (reviews: FraudProcess['reviews']): PdfSection => ({
  title: 'Reviews of the process',
  ...tableOr('No review is recorded.', {
    heads: ['Day', 'By', 'Note'],
    rows: reviews.map(({ reviewed_on, reviewed_by, note }) => [reviewed_on, reviewed_by ?? 'A token', note]),
    widths: [2, 3, 9],
  }),
});

export const processPdf = (process: FraudProcess): Promise<string> =>
  pdfOf(
    {
      title: 'Fraud monitoring: the process',
      subtitle: `As it is set on ${process.made_at} (UTC). Made by the service from its rules and its audit trail.`,
      name: 'Fraud monitoring: the process',
      created: madeAt(process.made_at),
    },
    [
      {
        title: 'How payments are looked at',
        paragraphs: [
          'At each cut-off, before the entries of a file are made, the rules below look at the payments that wait. A payment that a rule finds is put on hold, or the finding is noted. An operator with the role risk looks at what was counted, asks the tenant, and releases or stops the payment with a reason. Every decision and every change of a rule is in the audit trail, which cannot be changed.',
          'Returns as unauthorized and questionable block the payer and the bank account, and return rates are watched each day.',
        ],
        lines: [
          ['In force since', process.monitoring_since === null ? 'No rule is on' : `${process.monitoring_since} (UTC)`],
          ['Next review due by', process.next_review_by],
        ],
      },
      {
        title: 'What each rule looks for',
        table: {
          heads: ['Rule', 'Before', 'Finds'],
          rows: process.meanings.map(({ rule, stage, meaning }) => [
            inWords(rule),
            inWords(stage),
            meaning.replaceAll('`', ''),
          ]),
          widths: [4, 2, 9],
        },
      },
      {
        title: 'The rules as they are set',
        ...tableOr('No rule is set.', {
          heads: ['Rule', 'For', 'Action', 'Allows', 'Set on'],
          rows: process.rules.map((rule) => [
            inWords(rule.rule),
            ownerOf(rule),
            inWords(rule.action),
            parametersOf(rule),
            rule.set_at,
          ]),
          widths: [4, 5, 2, 5, 4],
        }),
      },
      {
        title: 'Who decides reviews',
        ...(process.reviewers.length === 0
          ? { paragraphs: ['No operator has the role risk or administrator.'] }
          : { lines: process.reviewers.map(({ name, role }) => [name, inWords(role)] as const) }),
      },
      {
        title: 'Changes of the rules',
        ...tableOr('No rule was changed.', {
          heads: ['When', 'By', 'Rule', 'Reason'],
          rows: process.changes.map(({ acted_at, actor_name, detail, reason }) => [
            acted_at,
            actor_name ?? 'A token',
            inWords(String((detail as { rule?: unknown }).rule ?? '')),
            reason ?? '',
          ]),
          widths: [4, 3, 4, 7],
        }),
      },
      reviewsSection(process.reviews),
    ],
  );

const hoursOf = (seconds: number | null): string => (seconds === null ? '' : (seconds / 3600).toFixed(1));

export const reportPdf = (report: FraudReport): Promise<string> => {
  const { returns, amount, found, not_found } = report.unauthorized_returns;
  return pdfOf(
    {
      title: `Fraud monitoring in ${report.year}`,
      subtitle: `Made on ${report.made_at} (UTC).`,
      name: `Fraud monitoring in ${report.year}`,
      created: madeAt(report.made_at),
    },
    [
      {
        title: 'What the rules found',
        ...tableOr('The rules found no payment.', {
          heads: ['Rule', 'On hold', 'Noted', 'Amount'],
          rows: report.found.map((one) => [
            inWords(one.rule),
            String(one.held),
            String(one.noted),
            inDollars(one.amount),
          ]),
          amounts: [1, 2, 3],
          widths: [5, 2, 2, 3],
        }),
      },
      {
        title: 'What was decided',
        ...tableOr('Nothing waited for a decision.', {
          heads: ['State', 'Reviews', 'Amount', 'Median hours to decide'],
          rows: report.decided.map((one) => [
            inWords(one.state),
            String(one.reviews),
            inDollars(one.amount),
            hoursOf(one.median_seconds_to_decide),
          ]),
          amounts: [1, 2, 3],
          widths: [4, 2, 3, 4],
        }),
      },
      {
        title: 'Debits that came back as unauthorized',
        lines: [
          ['Returns', `${returns}, ${inDollars(amount)}`],
          ['A rule had found the payment', String(found)],
          ['No rule had found it', String(not_found)],
          ['Changes of rules in the year', String(report.rule_changes)],
        ],
      },
      reviewsSection(report.reviews),
    ],
  );
};
