// What somebody asks for: the act with its amount, on what, and by whom.
import { dollars } from '../format/money.ts';
import type { Row } from '../lists/list-definition.ts';
import { type Fact, Facts } from '../parts/facts.tsx';
import { Reference } from '../parts/reference.tsx';
import { inWords, words } from '../words/en.ts';

interface Asked {
  operation: string;
  params: Readonly<Record<string, string>>;
  amount: number | null;
  reason: string;
  asked_by: { name: string };
}

/** `writeOffPayeeDebt`: `Write off payee debt` */
const operationWords = (operation: string): string => inWords(operation.replaceAll(/([A-Z])/g, ' $1'));

export default function AskedAct({ row }: { row: Row }) {
  const { operation, params, amount, reason, asked_by } = row as unknown as Asked;
  const facts: readonly Fact[] = [
    [words.fields.act, operationWords(operation)],
    ...(amount === null ? [] : [[words.fields.amount, dollars(amount)] as const]),
    [words.fields.asked_by, asked_by.name],
    [words.fields.reason, reason],
    ...Object.values(params).map((uuid) => [words.fields.params, <Reference key={uuid} uuid={uuid} />] as const),
  ];
  return <Facts facts={facts} />;
}
