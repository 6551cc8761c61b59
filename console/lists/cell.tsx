// One value of a record, as its column says.
import { dollars } from '../format/money.ts';
import { day, localTime, time } from '../format/times.ts';
import { Status } from '../parts/status.tsx';
import { TenantName } from '../parts/tenant-choice.tsx';
import { inWords } from '../words/en.ts';
import type { ColumnKind } from './list-definition.ts';

export const isRight = (kind: ColumnKind | undefined): boolean => kind === 'money' || kind === 'number';

export function Cell({ value, kind = 'text' }: { value: unknown; kind?: ColumnKind | undefined }) {
  if (value === null || value === undefined || value === '') return <span className="quiet">–</span>;
  if (kind === 'money') return <span className="number">{dollars(value as number)}</span>;
  if (kind === 'number') return <span className="number">{(value as number).toLocaleString('en-US')}</span>;
  if (kind === 'status') return <Status of={String(value)} />;
  if (kind === 'day') return <span className="number">{day(String(value))}</span>;
  if (kind === 'words') return <>{inWords(String(value))}</>;
  if (kind === 'tenant') return <TenantName uuid={String(value)} />;
  if (kind === 'flag') return <>{value === true ? 'Yes' : 'No'}</>;
  if (kind === 'uuid')
    return (
      <span className="mono" title={String(value)}>
        {String(value).slice(0, 8)}…
      </span>
    );
  // Plain elements: a list draws some hundred of them for each frame that it scrolls.
  if (kind === 'time')
    return (
      <span
        className="number"
        onPointerEnter={({ currentTarget }) => {
          currentTarget.title = localTime(String(value));
        }}
      >
        {time(String(value))}
      </span>
    );
  const shown = Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  return <span title={shown}>{shown}</span>;
}
