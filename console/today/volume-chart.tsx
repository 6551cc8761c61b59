// The amounts of each day as bars, and the same as a table.
import { Table } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { day } from '../format/times.ts';
import { WideTable } from '../parts/wide-table.tsx';

interface Day {
  day: string;
  debits: number;
  debited: number;
  credited: number;
  returned: number;
}

const height = 120;
const width = 700;

export function VolumeChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.flatMap(({ debited, credited }) => [debited, credited]));
  const step = width / Math.max(1, days.length);
  const bar = Math.max(2, step / 3);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height + 18}`}
        role="img"
        aria-label="Dollars debited and credited on each day. The table below has the numbers."
        style={{ width: '100%', maxHeight: 180 }}
      >
        {days.map(({ day: of, debited, credited }, index) => (
          <g key={of} transform={`translate(${index * step + step / 6} 0)`}>
            <rect
              width={bar}
              y={height - (debited / most) * height}
              height={(debited / most) * height}
              fill="var(--mantine-color-teal-7)"
            />
            <rect
              x={bar}
              width={bar}
              y={height - (credited / most) * height}
              height={(credited / most) * height}
              fill="var(--mantine-color-indigo-5)"
            />
            {index % 2 === 0 && (
              <text x={bar} y={height + 14} fontSize="11" textAnchor="middle" fill="currentColor">
                {of.slice(5)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details>
        <summary>Numbers</summary>
        <WideTable label="Dollars of each day">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Day</Table.Th>
              <Table.Th ta="right">Debited</Table.Th>
              <Table.Th ta="right">Credited</Table.Th>
              <Table.Th ta="right">Debits</Table.Th>
              <Table.Th ta="right">Returned</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map((one) => (
              <Table.Tr key={one.day}>
                <Table.Th scope="row">{day(one.day)}</Table.Th>
                <Table.Td ta="right">{dollars(one.debited)}</Table.Td>
                <Table.Td ta="right">{dollars(one.credited)}</Table.Td>
                <Table.Td ta="right">{one.debits}</Table.Td>
                <Table.Td ta="right">{one.returned}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      </details>
    </>
  );
}
