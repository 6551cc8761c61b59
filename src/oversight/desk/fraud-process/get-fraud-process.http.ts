// GET /admin/v1/fraud-monitoring/process: the written process, as Nacha asks for it.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { OneOf } from '../../../api/http/schema.ts';
import { type Download, ok } from '../../../platform/answer.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { processPdf } from './process-pdf.ts';
import { exampleProcess, FraudProcessRecord, fraudProcess } from './process-record.ts';

export const formatQuery = Type.Optional(
  OneOf(['json', 'pdf'], { description: 'The form of the answer. `json` is the default.' }),
);

export const pdfFile = { content_type: 'application/pdf', example: '%PDF-1.3 …' };

export const pdfDownload = (filename: string, text: () => Promise<string>): Download => ({
  content_type: 'application/pdf',
  filename,
  text: (async function* () {
    yield await text();
  })(),
});

export const getFraudProcess = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/fraud-monitoring/process',
      tag: 'Operator: payments',
      operationId: 'getFraudProcess',
      summary: 'Read the process of fraud monitoring',
      description:
        'Made from what is set now: the rules, who decides, what changed, and the reviews of the process. `format=pdf` answers it as a document for your bank.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ format: formatQuery }),
      answers: {
        200: { description: 'The process', data: FraudProcessRecord, example: exampleProcess, file: [pdfFile] },
      },
    },
    {
      async download({ query: { format = 'json' }, now }) {
        const process = await fromSnapshot(database, (snapshot) => fraudProcess(snapshot, now));
        if (format === 'json') return ok(process);
        return pdfDownload(`fraud-monitoring-${process.made_at.slice(0, 10)}.pdf`, () => processPdf(process));
      },
    },
  );
