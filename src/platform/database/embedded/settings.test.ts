// The server gets a sensible share of any machine, and is always durable.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serverSettings, settingsFile } from './settings.ts';

const GB = 1024 ** 3;

it('stays durable and within bounds for any amount of memory', () => {
  fc.assert(
    fc.property(fc.double({ min: GB / 4, max: 4096 * GB, noNaN: true }), (memory) => {
      const settings = serverSettings(memory);
      expect(settings).toMatchObject({ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' });
      expect(settings.min_wal_size).toBe(settings.max_wal_size);
      const megabytes = (name: string) => Number(/^(\d+)MB$/.exec(settings[name]!)![1]);
      expect(megabytes('shared_buffers')).toBeGreaterThanOrEqual(64);
      expect(megabytes('shared_buffers')).toBeLessThanOrEqual(Math.min(2048, Math.max(64, memory / 1024 ** 2 / 4)));
      expect(megabytes('maintenance_work_mem')).toBeLessThanOrEqual(512);
    }),
  );
});

it('gives the settings of a laptop with 16 GB as documented', () => {
  expect(serverSettings(16 * GB)).toMatchObject({
    shared_buffers: '2048MB',
    effective_cache_size: '8192MB',
    work_mem: '32MB',
    maintenance_work_mem: '512MB',
  });
});

it('quotes the values that it writes', () => {
  expect(settingsFile({ log_line_prefix: `it's %m ` })).toContain(`log_line_prefix = 'it''s %m '\n`);
});
