// State diagrams of docs/reference/lifecycle.md: the changes of a status, found by following the
// rows of the stage tables.
import { filingRules } from '../../src/payments/lifecycle/filing-rules.ts';
import type { From, Transition } from '../../src/payments/lifecycle/stage.ts';
import type { StageName } from '../../src/payments/lifecycle/stage-names.ts';
import { transitions } from '../../src/payments/lifecycle/transitions.ts';

type Value = string | boolean | null;
type Place = Readonly<Record<string, Value>>;

interface Diagram {
  /** The status that the diagram shows. */
  status: string;
  /** Whose column it is. */
  of: 'payment' | 'refund';
  /**
   * The columns that decide which row comes next, with their values at the beginning. Other columns
   * may have any value.
   */
  begins: Place;
  /** The stages whose legs are among these columns. */
  legs: readonly StageName[];
}

export const diagrams = {
  capture: {
    status: 'capture_status',
    of: 'payment',
    begins: { capture_status: null, capture_leg: null },
    legs: ['capture'],
  },
  payout: {
    status: 'payout_status',
    of: 'payment',
    begins: { payout_status: null, payout_leg: null, payout_back: false, payout_again: false },
    legs: ['payout'],
  },
  clawback: {
    status: 'clawback_status',
    of: 'payment',
    begins: { clawback_status: null, clawback_leg: null },
    legs: ['clawback'],
  },
  reverse_payout: {
    status: 'reverse_payout_status',
    of: 'payment',
    begins: { reverse_payout_status: null, reverse_payout_leg: null, payout_back: false },
    legs: ['reverse_payout'],
  },
  refund: {
    status: 'status',
    of: 'refund',
    begins: { status: null, standing: null, refund_capture_leg: null, refund_payout_leg: null },
    legs: ['refund_capture', 'refund_payout'],
  },
} as const satisfies Record<string, Diagram>;

/** The causes that start a stage: they fit only while it has no status. */
const beginning = new Set(['accepted', 'refund_requested']);

/** A change of status, and the rows that make it. */
export interface Edge {
  from: Value;
  to: Value;
  rows: string[];
}

/** Every change of the status, in the order in which it is reached. */
export function edgesOf({ status, of, begins, legs }: Diagram): Edge[] {
  const edges = new Map<string, Edge>();
  const seen = new Set<string>();
  const reached: Place[] = [begins];
  const rows = (Object.entries(transitions) as [string, Transition][]).filter(
    ([, row]) => (row.of ?? 'payment') === of && Object.keys(row.to).some((column) => column in begins),
  );
  for (let place = reached.shift(); place !== undefined; place = reached.shift()) {
    if (seen.has(JSON.stringify(place))) continue;
    seen.add(JSON.stringify(place));
    for (const stage of legs)
      if (fits(filingRules[stage].from, place)) reached.push({ ...place, [`${stage}_leg`]: 'filed' });
    for (const [name, { cause, from, to }] of rows) {
      if ((beginning.has(cause) && place[status] !== null) || !fits(from, place)) continue;
      const next: Place = { ...place, ...own(to, begins) };
      reached.push(next);
      if (next[status] === place[status]) continue;
      const key = JSON.stringify([place[status], next[status]]);
      const edge = edges.get(key) ?? { from: place[status]!, to: next[status]!, rows: [] };
      edges.set(key, { ...edge, rows: [...new Set([...edge.rows, name])] });
    }
  }
  return [...edges.values()];
}

/** Whether the columns of the diagram fit the row. */
function fits(from: From, place: Place): boolean {
  return Object.entries(from).every(
    ([column, wanted]) => !(column in place) || [wanted].flat().includes(place[column] as never),
  );
}

const own = (to: Transition['to'], begins: Place): Place =>
  Object.fromEntries(Object.entries(to).filter(([column]) => column in begins)) as Place;

/** The diagram as Mermaid. */
export function stateDiagram(diagram: Diagram): string {
  const edges = edgesOf(diagram);
  // If a row sets the status to null again, null is a state like the others.
  const none = edges.some(({ to }) => to === null) ? 'none' : '[*]';
  const node = (value: Value) => value ?? none;
  const order = Object.keys(transitions);
  const lines = edges.map(({ from, to, rows }) => {
    const names = rows.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join(', ');
    return `  ${node(from)} --> ${node(to)}: ${names}`;
  });
  if (none === 'none') lines.unshift('  [*] --> none');
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}
