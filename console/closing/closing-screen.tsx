// Closing a day: what must hold, the two signatures, and the days that are closed.
import { Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { addressOf, type DataOf, get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { dayAndYear } from '../format/times.ts';
import { ActButtons, type ActWithRole } from '../parts/act-buttons.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Problem } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { type Owners, useOwners } from '../today/use-owners.ts';
import { accountWords, words } from '../words/en.ts';
import { Checks, cashNotShown, kindInWords } from './checks.tsx';
import { ClosedDays } from './closed-days.tsx';

type Checklist = DataOf<'/admin/v1/closing-checklist'>;

const path = '/admin/v1/closing-checklist';

/** `asked`: the day in the address; undefined: the next one. */
export function ClosingScreen({ asked }: { asked: string | undefined }) {
  const checklist = useQuery({
    queryKey: ['list', 'closing', asked],
    queryFn: () => get(path, { query: { day: asked } }),
  });
  return (
    <Stack gap="md">
      <ScreenHead title={words.closing.title} address={addressOf(path, { query: { day: asked } })} />
      {checklist.isError && <Problem error={checklist.error} again={() => void checklist.refetch()} />}
      {checklist.data !== undefined && <OneDay read={checklist.data} />}
      <ClosedDays />
    </Stack>
  );
}

function OneDay({ read }: { read: Checklist }) {
  const { day, first_day, checks, approval_uuid, accounts, carried } = read;
  const navigate = useNavigate();
  const isOwnerAsked = carried.some(({ kind }) => kind === cashNotShown);
  const owners = useOwners(isOwnerAsked);
  return (
    <>
      <Panel
        title={words.closing.next(dayAndYear(day))}
        aside={
          maySign(read) &&
          (!isOwnerAsked || owners) && <ActButtons acts={[signing(day, isOwnerAsked ? owners : undefined)]} />
        }
      >
        {first_day === null && (
          <TextInput
            type="date"
            size="xs"
            mb="sm"
            maw={240}
            label={words.closing.day}
            description={words.closing.first}
            value={day}
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') void navigate({ to: '/closing', search: { day: value } as never });
            }}
          />
        )}
        {approval_uuid !== null && (
          <Text className="sentence" size="sm" role="status" mb="sm">
            {words.closing.signed}{' '}
            <Link className="link" to="/$list" params={{ list: 'approvals' }}>
              {words.closing.approvals}
            </Link>
          </Text>
        )}
        <Checks label={words.closing.next(dayAndYear(day))} checks={checks} carried={carried} />
      </Panel>
      <Panel title={words.closing.books}>
        <PlainTable
          label={words.closing.books}
          heads={[
            words.closing.account,
            right(words.closing.opening),
            right(words.closing.debits),
            right(words.closing.credits),
            right(words.closing.closing),
          ]}
          rows={accounts.map(({ account, opening, debits, credits, closing }) => ({
            key: account,
            cells: [accountWords(account), ...[opening, debits, credits, closing].map(dollars)],
          }))}
        />
      </Panel>
      <Panel title={words.closing.carried}>
        {carried.length === 0 ? (
          <Text className="quiet">{words.closing.nothingCarried}</Text>
        ) : (
          <PlainTable
            label={words.closing.carried}
            heads={[words.closing.what, right(words.closing.count), right(words.closing.amount), words.closing.owner]}
            rows={carried.map(({ kind, count, amount, operator_name }) => ({
              key: kind,
              cells: [
                kindInWords(kind),
                count.toLocaleString('en-US'),
                amount === null ? '–' : dollars(amount),
                operator_name ?? '–',
              ],
            }))}
          />
        )}
      </Panel>
    </>
  );
}

/** The owner of cash that no statement shows is named in the act itself. */
function maySign({ checks, carried, approval_uuid }: Checklist): boolean {
  const isOwned = carried.every(({ kind, operator_uuid }) => operator_uuid !== null || kind === cashNotShown);
  return approval_uuid === null && checks.every(({ check, holds }) => holds || (check === 'exceptions' && isOwned));
}

const signing = (day: string, owners: Owners | undefined): ActWithRole => ({
  role: 'operator',
  act: {
    title: words.closing.sign,
    of: dayAndYear(day),
    method: 'POST',
    path: `/admin/v1/closed-days/${day}`,
    moves: [words.closing.moves],
    ...(owners === undefined
      ? {}
      : {
          fields: [{ name: 'missing_cash_operator_uuid', label: words.closing.missingCash, kind: 'choice', ...owners }],
        }),
  },
});
