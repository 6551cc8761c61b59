// The act that reverses a file, with what it would do.
import { useQuery } from '@tanstack/react-query';
import { type DataOf, get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { day } from '../format/times.ts';
import { posting } from '../lists/acts/acts.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import { words } from '../words/en.ts';
import type { BankFile } from './steps.ts';

type Preview = DataOf<'/admin/v1/bank-files/{uuid}/reversal-preview'>;

/** Five banking days after its settlement, with weekends and holidays. */
const mayBeReversedMs = 12 * 86_400_000;

/** None while nothing of the file can be reversed. An old file is not counted. */
export function useReversingFile(file: BankFile | undefined, now: number): readonly ActWithRole[] {
  const isNew = file?.state === 'confirmed' && now < Date.parse(file.settles_at) + mayBeReversedMs;
  const { data } = useQuery({
    queryKey: ['list', 'file', file?.uuid, 'reversal-preview'],
    queryFn: () => get('/admin/v1/bank-files/{uuid}/reversal-preview', { params: { uuid: file!.uuid } }),
    enabled: isNew,
  });
  return data === undefined || data.count === 0 ? [] : [reversing(data)];
}

const reversing = (preview: Preview): ActWithRole => ({
  role: 'operator',
  act: posting(words.file.reverse, `/admin/v1/bank-files/${preview.file_uuid}/reversals`, {
    isGrave: true,
    fields: [
      {
        name: 'entry_error',
        label: words.payment.whatIsWrong,
        kind: 'choice',
        values: Object.keys(words.entryErrors),
        names: words.entryErrors,
      },
      {
        name: 'stage',
        label: words.file.whichStage,
        kind: 'choice',
        values: ['', 'capture', 'payout'],
        names: { '': words.file.captureAndPayout },
        empty: 'left out',
      },
      { name: 'processor_uuid', label: words.file.onlyTenant, kind: 'tenant', empty: 'left out' },
      {
        name: 'discovered_at',
        label: words.file.discoveredAt,
        kind: 'text',
        empty: 'left out',
        hint: words.file.discoveredHint,
      },
    ],
    moves: movesOf(preview),
  }),
});

/** At most this many tenants are named. */
const mostTenants = 3;

function movesOf({ count, given_back, taken_back, clawed_back, refused, tenants, ...window }: Preview): string[] {
  const named = tenants.toSorted((a, b) => b.count - a.count).slice(0, mostTenants);
  return [
    words.file.reverses(count),
    ...(given_back > 0 ? [words.file.givesBack(dollars(given_back))] : []),
    ...(taken_back > 0 ? [words.file.takesBack(dollars(taken_back))] : []),
    ...(clawed_back > 0 ? [words.file.clawsBack(dollars(clawed_back))] : []),
    ...named.map((one) => words.file.ofTenant(one.processor_name, one.count, dollars(one.given_back + one.taken_back))),
    ...refused.map((one) => words.file.leavesOut(one.count, dollars(one.amount), words.notReversed[one.why])),
    words.file.sendsUntil(day(window.send_until), day(window.available_until)),
    words.payment.reverseHolds,
  ];
}
