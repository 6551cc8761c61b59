// Old backups and archived files go; what a kept backup needs stays.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeManifest } from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';
import { walFile } from './wal-files.ts';

let folder: string;
let archive: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'achord-prune-'));
  archive = join(folder, 'archive');
  mkdirSync(archive);
  for (let number = 250; number < 270; number++) writeFileSync(join(archive, walFile('00000001', number)), '');
  writeFileSync(join(archive, '00000002.history'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

function backup(day: number, firstNumber: number): string {
  const name = `backup-2026030${day}T020000Z-00000${day}`;
  mkdirSync(join(folder, name));
  writeManifest(join(folder, name), {
    format: 1,
    achord: '0.1.0',
    postgresql: '18.1',
    system_identifier: '1',
    started_at: `2026-03-0${day}T02:00:00.000Z`,
    ended_at: `2026-03-0${day}T02:00:01.000Z`,
    end_lsn: '0/1',
    first_wal_file: walFile('00000001', firstNumber),
    last_wal_file: walFile('00000001', firstNumber),
    vault_keys: [],
    directories: [],
    files: [],
  });
  return name;
}

it('keeps the newest backups, the log since the oldest of them, and everything that is not ours', () => {
  const [first, second, third] = [backup(1, 251), backup(2, 255), backup(3, 262)];
  mkdirSync(join(folder, 'backup-of-another-program'));
  mkdirSync(join(folder, 'backup-20260304T020000Z-000004.incomplete'));
  expect(pruneBackups(folder, 2, archive)).toEqual({ backups: [first], archived: 5 });
  expect(readdirSync(folder).toSorted()).toEqual([
    'archive',
    second,
    third,
    'backup-20260304T020000Z-000004.incomplete',
    'backup-of-another-program',
  ]);
  expect(readdirSync(archive).toSorted()[0]).toBe(walFile('00000001', 255));
  expect(readdirSync(archive)).toContain('00000002.history');
  expect(pruneBackups(folder, 2, archive)).toEqual({ backups: [], archived: 0 });
});

it('deletes nothing when fewer backups exist, and leaves the archive without a complete backup', () => {
  expect(pruneBackups(folder, 2, archive)).toEqual({ backups: [], archived: 0 });
  backup(1, 250);
  expect(pruneBackups(folder, 2, archive)).toEqual({ backups: [], archived: 0 });
});
