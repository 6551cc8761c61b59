// What the simulated bank can be told to do, so that its troubles can be rehearsed.
import { posting } from '../lists/acts/acts.ts';
import type { Act } from '../parts/act-dialog.tsx';
import { words } from '../words/en.ts';

const played = (title: string, path: string, more: Partial<Act> = {}): Act =>
  posting(title, `/sandbox/v1/${path}`, { asksReason: false, ...more });

export const bankActs: readonly Act[] = [
  played(words.bar.misbehave, 'bank/misbehave', {
    fields: [
      {
        name: 'next_answers',
        label: words.bar.nextAnswers,
        kind: 'choice',
        values: ['duplicated', 'late', 'cut', 'untidy'],
      },
    ],
    moves: [words.bar.misbehaves],
  }),
  played(words.bar.failUpload, 'bank/fail-next-upload', { moves: [words.bar.uploadFails] }),
  played(words.bar.rejectFile, 'bank/reject-next-file', { moves: [words.bar.fileIsRejected] }),
  played(words.bar.processTwice, 'bank/process-twice', { moves: [words.bar.fileIsProcessedTwice] }),
  played(words.bar.serverOff, 'bank/server', { body: { reachable: false }, moves: [words.bar.serverIsOff] }),
  played(words.bar.serverOn, 'bank/server', { body: { reachable: true }, moves: [words.bar.serverIsOn] }),
];
