// GET /admin/v1/third-party-sender/pack: everything for the auditor of a tenant in one ZIP file.
import { Type } from 'typebox';
import { selectOperator } from '../../../access/operators/operators.sql.ts';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { filteredProcessor } from '../../../access/tenants/named-in-filters.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf, WholeNumber } from '../../../api/http/schema.ts';
import type { Bank } from '../../../banks/connections/bank.ts';
import type { StatementFiles } from '../../../payments/statements/statement-file.ts';
import { atomically, fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { piecesOf, zipped } from '../../../platform/std/zip.ts';
import { processPdf, reportPdf } from '../fraud-process/process-pdf.ts';
import { fraudProcess, fraudReport } from '../fraud-process/process-record.ts';
import { refuseFutureYear } from '../reported-year.ts';
import { exposureOf } from './get-exposure-of-tenant.http.ts';
import { monthsCsv, originatorsCsv } from './get-originators-of-tenant.http.ts';

interface Context {
  database: Database;
  files: StatementFiles;
  banks: readonly Bank[];
  bankingClock: BankingClock;
}

const inJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const getAuditorPack = ({ database, files, banks, bankingClock }: Context) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/third-party-sender/pack',
      tag: 'Operator: tenants',
      operationId: 'getAuditorPack',
      summary: 'Export everything for the auditor of a tenant',
      description:
        'A ZIP file with the originators and their months (CSV), the exposure (JSON), the process and the yearly report of fraud monitoring (PDF and JSON), and `manifest.json`: the SHA-256 and size of each file, the period, who asked and when. It is recorded in the audit trail.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        processor_uuid: UuidOf('The tenant.'),
        year: WholeNumber(2000, 2200, 'The year of the report. The months begin with its first day.'),
      }),
      answers: {
        200: { description: 'The pack', example: null, file: { content_type: 'application/zip', example: '' } },
      },
    },
    {
      async download(call) {
        const { year } = call.query;
        const { now, caller } = call;
        refuseFutureYear(year, now);
        const tenant = await filteredProcessor(database, call.query.processor_uuid);
        const { processor_id, name } = tenant;
        const operator = caller.operator_uuid === null ? null : await selectOperator(database, caller.operator_uuid);
        await atomically(database, (phase) =>
          recordAct(phase, call, {
            processor_id,
            action: 'auditor_pack.exported',
            subject: 'processor',
            subject_uuid: processor_id,
            detail: { year },
          }),
        );
        const process = () => fromSnapshot(database, (snapshot) => fraudProcess(snapshot, now));
        const report = () => fromSnapshot(database, (snapshot) => fraudReport(snapshot, year, now));
        const today = easternDay(now);
        const bankingDay = easternDay(bankingClock.bankingNow());
        const pack = [
          { name: 'originators.csv', content: originatorsCsv({ database, banks }, tenant, today) },
          { name: `months-since-${year}.csv`, content: monthsCsv(database, processor_id, year) },
          {
            name: 'exposure.json',
            content: piecesOf(async () => inJson(await exposureOf(database, processor_id, bankingDay))),
          },
          { name: 'fraud-process.pdf', content: piecesOf(async () => processPdf(await process())) },
          { name: 'fraud-process.json', content: piecesOf(async () => inJson(await process())) },
          { name: `fraud-report-${year}.pdf`, content: piecesOf(async () => reportPdf(await report())) },
          { name: `fraud-report-${year}.json`, content: piecesOf(async () => inJson(await report())) },
        ];
        const manifest = {
          processor_uuid: processor_id,
          processor_name: name,
          year,
          period: { first_day: `${year}-01-01`, last_day: today },
          asked_at: timestamp(now),
          asked_by:
            operator === null
              ? { name: 'token', uuid: caller.token_uuid }
              : { name: operator.name, uuid: operator.uuid },
        };
        const last = {
          name: 'manifest.json',
          content: (written: unknown) => inJson({ ...manifest, files: written }),
        };
        return {
          content_type: 'application/zip',
          filename: `auditor-pack-${year}.zip`,
          text: files.counted(zipped(pack, last, now)),
        };
      },
    },
  );
