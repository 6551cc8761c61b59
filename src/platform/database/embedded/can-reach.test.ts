// Whether another account can reach a file, by the mode bits of the directories above it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { canReach } from './can-reach.ts';

const parent = mkdtempSync(join(tmpdir(), 'achord-reach-'));
const inside = join(parent, 'inside');
mkdirSync(inside);
const { uid, gid } = statSync(parent);
const owner = { uid, gid: gid + 1 };
const sameGroup = { uid: uid + 1, gid };
const stranger = { uid: uid + 1, gid: gid + 1 };

afterAll(() => rmSync(parent, { recursive: true }));

it.each([
  { mode: 0o700, owner: true, sameGroup: false, stranger: false },
  { mode: 0o710, owner: true, sameGroup: true, stranger: false },
  { mode: 0o711, owner: true, sameGroup: true, stranger: true },
  { mode: 0o701, owner: true, sameGroup: false, stranger: true },
  { mode: 0o744, owner: true, sameGroup: false, stranger: false },
])('through a directory of mode $mode', ({ mode, ...expected }) => {
  chmodSync(parent, mode);
  const file = join(inside, 'file');
  expect({
    owner: canReach(file, owner),
    sameGroup: canReach(file, sameGroup),
    stranger: canReach(file, stranger),
  }).toEqual(expected);
});

it('checks only the directories above: the directory itself may be closed', () => {
  chmodSync(parent, 0o700);
  expect(canReach(parent, stranger)).toBe(true);
});
