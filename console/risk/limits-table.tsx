// The limits of a tenant and its merchants, and how much of them is used.
import { Progress } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { OwnerLink } from '../parts/owner-link.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { inWords, words } from '../words/en.ts';
import { type Limits, limitsAct } from './risk-acts.ts';

export const LimitsTable = ({ limits }: { limits: readonly Limits[] }) => (
  <PlainTable
    label={words.risk.limits}
    heads={[words.risk.owner, words.risk.perPayment, words.risk.perDay, words.risk.inFlight, words.risk.change]}
    rows={limits.map((one) => ({
      key: one.owner_uuid,
      cells: [
        one.owner === 'merchant' ? (
          <OwnerLink key="owner" uuid={one.owner_uuid} />
        ) : one.owner === 'processor' ? (
          words.risk.wholeTenant
        ) : (
          inWords(one.owner)
        ),
        one.amount_per_payment === null ? words.risk.none : dollars(one.amount_per_payment),
        <Used key="day" used={one.started_on_day} of={one.amount_per_day} />,
        <Used key="flight" used={one.in_flight} of={one.amount_in_flight} />,
        <ActButtons key="act" size="xs" acts={[limitsAct(one.owner, one.owner_uuid, one)]} />,
      ],
    }))}
  />
);

function Used({ used, of }: { used: number; of: number | null }) {
  if (of === null) return words.risk.none;
  const text = words.risk.used(dollars(used), dollars(of));
  return (
    <>
      <span className="number">{text}</span>
      <Progress
        value={of === 0 ? 100 : Math.min(100, (100 * used) / of)}
        color={used >= of ? 'red' : 'teal'}
        aria-label={text}
      />
    </>
  );
}
