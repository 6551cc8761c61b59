// Log lines of a request have its id and no secret.
import { expect, it } from 'vitest';
import { logTo } from '../log/log.ts';
import { requestLog } from './request-log.ts';

it('writes each line with the id of the request, in the format of the underlying log', () => {
  const lines: unknown[] = [];
  const log = requestLog(logTo({ write: (line) => void lines.push(JSON.parse(line)) }, 'info'), { request_id: 'r-17' });
  log.debug('not at this level');
  log.warn({ token: 'achord_proc_secret' }, 'once');
  log.error({ err: new Error('no') }, 'twice');
  log.child({ part: 'inner' }).info('thrice');
  expect(lines).toMatchObject([
    { level: 40, request_id: 'r-17', token: '[not logged]', msg: 'once' },
    { level: 50, request_id: 'r-17', err: { message: 'no' }, msg: 'twice' },
    { level: 30, request_id: 'r-17', part: 'inner', msg: 'thrice' },
  ]);
});
