// The reconciliation desk: at the left what the bank shows and the books do not explain, at the
// right what the books expect and the bank has not shown.
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { addressOf, get } from '../api/request.ts';
import { allows, useOperator } from '../app/session.ts';
import { clockQuery, useToday } from '../app/use-now.ts';
import { day as dayInWords, dayPlus } from '../format/times.ts';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { words } from '../words/en.ts';
import { Decided } from './decided-lines.tsx';
import { explainAct, proposedAct } from './desk-acts.ts';
import { CashColumn, LinesColumn } from './desk-columns.tsx';
import { type Desk, type Proposed, proposalsOf, selectedOf } from './desk-selection.ts';
import { EndlessDays } from './endless-days.tsx';
import { FileDrop } from './file-drop.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useWaitingLines } from './use-waiting-lines.ts';
import { withStatement } from './with-statement.ts';

const path = '/admin/v1/bank-statement/desk';
/** Days around a chosen day whose cash may belong to its lines. */
const daysAround = 7;

/** What the address has. */
interface Asked {
  bank?: string;
  day?: string;
}

export function DeskScreen({ asked }: { asked: Asked }) {
  const navigate = useNavigate();
  const role = useOperator()?.role;
  const banks = useQuery({ queryKey: ['banks'], queryFn: () => get('/admin/v1/banks'), staleTime: 60_000 });
  const names = withStatement(banks.data?.banks);
  const bank = asked.bank ?? names[0];
  const chosen = asked.day ?? null;
  const go = (next: Asked) => void navigate({ to: '/reconciliation', search: { ...asked, ...next } as never });
  const today = useToday();
  // In the sandbox its day may be after the one of this browser.
  const isTodayKnown = !useQuery(clockQuery).isLoading;
  const desk = useDesk(isTodayKnown ? bank : undefined, chosen, today);
  return (
    <Stack gap="md">
      <ScreenHead title={words.desk.title} address={addressOf(path, { query: { bank } })}>
        {names.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label={words.statement.bank}
            data={names}
            value={bank!}
            onChange={({ currentTarget }) => go({ bank: currentTarget.value })}
          />
        )}
      </ScreenHead>
      {banks.isError && <Problem error={banks.error} again={() => void banks.refetch()} />}
      {bank !== undefined && isTodayKnown && (
        <EndlessDays
          key={bank}
          bank={bank}
          today={today}
          chosen={chosen}
          choose={(one) => go({ day: one ?? undefined } as Asked)}
        />
      )}
      {desk.isPending && bank !== undefined && <Loading lines={6} />}
      {desk.isError && <Problem error={desk.error} again={() => void desk.refetch()} />}
      {desk.data !== undefined && <Both key={`${bank} ${chosen}`} desk={desk.data} day={chosen} />}
      {role !== undefined && allows(role, 'operator') && bank !== undefined && <FileDrop bank={bank} />}
    </Stack>
  );
}

/**
 * `bank` undefined: it is not read yet. `day` null: the days that the service chooses. It reads all
 * cash of many days, so it is asked again after an act, not at each change of a payment.
 */
function useDesk(bank: string | undefined, day: string | null, today: string) {
  const around = day === null ? {} : periodAround(day, today);
  return useQuery({
    queryKey: ['desk', bank, around],
    queryFn: () => get(path, { query: { bank, ...around } }),
    enabled: bank !== undefined,
  });
}

function periodAround(day: string, today: string) {
  const end = dayPlus(day, daysAround);
  return { start_date: dayPlus(day, -daysAround), end_date: end < today ? end : today };
}

function Both({ desk, day }: { desk: Desk; day: string | null }) {
  const role = useOperator()?.role;
  const mayAct = role !== undefined && allows(role, 'operator');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [act, setAct] = useState<Act | null>(null);
  const selected = useMemo(() => selectedOf(desk, keys), [desk, keys]);
  const waiting = useWaitingLines();
  // A second request for a line that waits is refused.
  const proposals = useMemo(
    () => new Map([...proposalsOf(desk)].filter(([, { keys: of }]) => !of.some((key) => waiting.has(key)))),
    [desk, waiting],
  );
  const lines = useMemo(() => desk.lines.filter(({ booked_on }) => day === null || booked_on === day), [desk, day]);
  const toggle = (key: string) =>
    setKeys((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  const accept = useCallback(
    (proposed: Proposed) => {
      const next = new Set(proposed.keys);
      setKeys(next);
      setAct(proposedAct(selectedOf(desk, next), proposed));
    },
    [desk],
  );
  const onEnter = useCallback(
    (key: string) => {
      const isBalanced = selected.lines.length > 0 && selected.cash.length > 0 && selected.rest === 0;
      const proposed = proposals.get(key);
      if (isBalanced) setAct(explainAct(selected));
      else if (keys.size === 0 && proposed !== undefined) accept(proposed);
    },
    [selected, proposals, keys, accept],
  );
  useDeskKeys(mayAct ? onEnter : null);
  const columns = { keys, toggle, mayAct };
  return (
    <>
      {desk.closed_until !== null && (
        <Text size="sm" className="quiet">
          {words.desk.closedUntil(dayInWords(desk.closed_until))}
        </Text>
      )}
      {desk.has_more && <Text size="sm">{words.desk.hasMore}</Text>}
      <div className="desk">
        <Panel title={words.desk.lines}>
          <LinesColumn
            {...columns}
            lines={lines}
            day={day}
            desk={desk}
            proposals={proposals}
            waiting={waiting}
            accept={accept}
          />
        </Panel>
        <Panel title={words.desk.cash}>
          <CashColumn
            {...columns}
            cash={desk.movements}
            // What is selected does not leave the view.
            near={(selected.cash.length > 0 ? null : (selected.lines[0] ?? lines[0])?.booked_on) ?? null}
            days={[desk.start_date, desk.end_date]}
          />
        </Panel>
      </div>
      {!desk.is_search_complete && (
        <Text size="sm" className="quiet">
          {words.desk.stopped}
        </Text>
      )}
      {mayAct && <SelectionBar selected={selected} clear={() => setKeys(new Set())} />}
      <Text size="xs" className="quiet" visibleFrom="sm">
        {words.desk.keys}
      </Text>
      <Decided
        lines={desk.decided.filter(({ booked_on }) => day === null || booked_on === day)}
        hasMore={desk.has_more_decided}
      />
      {act !== null && (
        <ActDialog
          act={act}
          close={() => setAct(null)}
          done={() => {
            setAct(null);
            setKeys(new Set());
          }}
        />
      )}
    </>
  );
}
