// The groups of functions of the TypeScript client, for a client in another language.
import ts from 'typescript';
import { commentOf, groupNames, madeBy } from '../client.ts';

export interface GroupMethod {
  name: string;
  operation: string;
  /** What comes first, by position: the name of the parameter, and what the path calls it. */
  positional: { name: string; inPath: string }[];
  /** The parameter with what else the operation takes. */
  rest: string | null;
  /** The name of the records, if it is read page by page. */
  records: string | null;
  isOldestFirst: boolean;
  comment: string;
}

export interface Group {
  name: string;
  methods: GroupMethod[];
  groups: Group[];
}

export const clientGroups = (): Group[] => groupNames().map(({ group, maker }) => groupOf(group, madeBy(maker)));

/** A function that is written by hand, such as `since`, is written by hand in each language. */
function groupOf(name: string, object: ts.ObjectLiteralExpression): Group {
  const group: Group = { name, methods: [], groups: [] };
  for (const property of object.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const value = property.initializer;
    if (ts.isObjectLiteralExpression(value)) group.groups.push(groupOf(property.name.getText(), value));
    else if (ts.isArrowFunction(value)) group.methods.push(methodOf(property, value));
  }
  return group;
}

function methodOf(property: ts.PropertyAssignment, { parameters, body }: ts.ArrowFunction): GroupMethod {
  const text = body.getText();
  const taken = parameters
    .map((one) => ({ name: one.name.getText(), type: one.type?.getText() ?? '' }))
    .filter(({ name }) => name !== 'options');
  return {
    name: property.name.getText(),
    operation: /\bon\.(\w+)/.exec(text)![1]!,
    positional: taken
      .filter(({ type }) => type === 'string')
      .map(({ name }) => ({ name, inPath: new RegExp(`(\\w+): ${name}\\b`).exec(text)?.[1] ?? name })),
    rest: taken.find(({ type }) => type !== 'string')?.name ?? null,
    records: /^listOf\(on\.\w+, '(\w+)'/.exec(text)?.[1] ?? null,
    isOldestFirst: text.includes("sort_order: 'oldest'"),
    comment: commentOf(property),
  };
}
