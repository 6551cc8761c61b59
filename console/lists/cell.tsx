// One value of a record, as its column says.
import { amountsIn, type Effect } from '../approvals/effects.ts';
import { dollars } from '../format/money.ts';
import { day, localTime, shortTime, time } from '../format/times.ts';
import { Code } from '../parts/code.tsx';
import { PaymentState, Status } from '../parts/status.tsx';
import { TenantName } from '../parts/tenant-choice.tsx';
import { inWords, words } from '../words/en.ts';
import type { ColumnKind } from './list-definition.ts';

export const isRight = (kind: ColumnKind | undefined): boolean => kind === 'money' || kind === 'number';

interface Props {
  value: unknown;
  kind?: ColumnKind | undefined;
  /** In a column of times the head names the zone, and a year that is this year is left out. */
  isShort?: boolean;
}

// Plain elements: a list draws some hundred of them for each frame that it scrolls.
export function Cell({ value, kind = 'text', isShort = false }: Props) {
  if (kind === 'who') return <Who of={value} />;
  if (value === null || value === undefined || value === '') return <span className="quiet">–</span>;
  const text = String(value);
  switch (kind) {
    case 'money':
      return <span className="number">{dollars(value as number)}</span>;
    case 'number':
      return <span className="number">{(value as number).toLocaleString('en-US')}</span>;
    case 'status':
      return <Status of={text} />;
    case 'state':
      return <PaymentState of={text} />;
    case 'day':
      return <span className="number">{day(text)}</span>;
    case 'words':
      return <span title={inWords(text)}>{inWords(text)}</span>;
    case 'tenant':
      return <TenantName uuid={text} />;
    case 'flag':
      return <>{value === true ? words.list.yes : words.list.no}</>;
    case 'code':
      return <Code of={text} />;
    case 'effects': {
      const amounts = amountsIn(value as Effect[]);
      return amounts === '' ? <span className="quiet">–</span> : <span title={amounts}>{amounts}</span>;
    }
    case 'uuid':
      return (
        <span className="mono" title={text}>
          {text}
        </span>
      );
    case 'time':
      return (
        <span
          className="number"
          onPointerEnter={({ currentTarget }) => {
            currentTarget.title = `${time(text)}, ${localTime(text)}`;
          }}
        >
          {isShort ? shortTime(text) : time(text)}
        </span>
      );
    default: {
      const shown = Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : text;
      return <span title={shown}>{shown}</span>;
    }
  }
}

/** A person or a token by its name; without one the service did it, or a program of a tenant. */
function Who({ of }: { of: unknown }) {
  const name = typeof of === 'object' ? namesOf(of as Named | null) : String(of);
  return name === null || name === '' ? (
    <span className="quiet">{words.list.program}</span>
  ) : (
    <span title={name}>{name}</span>
  );
}

interface Named {
  name?: string;
  email?: string | null;
}

/** Two users can have the same name. */
const namesOf = (of: Named | null): string | null =>
  of?.name === undefined ? null : of.email ? `${of.name}, ${of.email}` : of.name;
