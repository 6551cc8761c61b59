// GET /admin/v1/fraud-monitoring/report: what fraud monitoring found in a year.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { WholeNumber } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuseFutureYear } from '../reported-year.ts';
import { formatQuery, pdfDownload, pdfFile } from './get-fraud-process.http.ts';
import { reportPdf } from './process-pdf.ts';
import { exampleReport, FraudReportRecord, fraudReport } from './process-record.ts';

export const getFraudReport = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/fraud-monitoring/report',
      tag: 'Operator: payments',
      operationId: 'getFraudReport',
      summary: 'Read the yearly report of fraud monitoring',
      description:
        'What each rule found, what was decided and how fast, and which unauthorized returns no rule had found: what you need to review the process. `format=pdf` answers it as a document.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ year: WholeNumber(2000, 2200, 'The year, in Eastern time.'), format: formatQuery }),
      answers: {
        200: { description: 'The report', data: FraudReportRecord, example: exampleReport, file: [pdfFile] },
      },
    },
    {
      async download({ query: { year, format = 'json' }, now }) {
        refuseFutureYear(year, now);
        const report = await fromSnapshot(database, (snapshot) => fraudReport(snapshot, year, now));
        if (format === 'json') return ok(report);
        return pdfDownload(`fraud-monitoring-${year}.pdf`, () => reportPdf(report));
      },
    },
  );
