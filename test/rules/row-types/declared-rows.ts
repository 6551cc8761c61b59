// Reads the row type of each call that runs a query, as the compiler understands it.
import { join } from 'node:path';
import ts from 'typescript';
import { repository } from '../../support/runner/sources.ts';
import { queryCalls } from '../recorded-queries/query-calls.ts';
import type { Kind } from './described-rows.ts';

export interface DeclaredColumn {
  name: string;
  /** As the compiler prints it. */
  type: string;
  kinds: ReadonlySet<Kind>;
  /** Of the elements of arrays. */
  elements: ReadonlySet<Kind>;
  /** The values of a union of texts; null: any text. */
  literals: readonly string[] | null;
  nullable: boolean;
  optional: boolean;
  any: boolean;
  /** Contains a Date or Buffer at any depth, which JSON cannot. */
  beyondJson: boolean;
}

export interface DeclaredCall {
  place: string;
  within: string;
  /** null: the call says nothing about its rows. */
  columns: DeclaredColumn[] | null;
}

/** `sources`: texts of files that replace those on the disk, by path. */
export function declaredCalls(paths: readonly string[], sources = new Map<string, string>()): DeclaredCall[] {
  const config = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, repository);
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const text = sources.get(name.slice(repository.length));
    return text === undefined ? readFile(name, ...rest) : ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  };
  const program = ts.createProgram(
    paths.map((path) => join(repository, path)),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  return paths.flatMap((path) =>
    queryCalls(path, program.getSourceFile(join(repository, path))!).flatMap(({ place, within, node, added }) => {
      const signature = checker.getResolvedSignature(node);
      const [row] = (signature && checker.getTypeArgumentsForResolvedSignature(signature)) ?? [];
      // Calls of pg itself have another shape.
      if (row === undefined || signature!.getDeclaration().getSourceFile().fileName.includes('node_modules')) return [];
      // A function that passes the row type of its caller on: the call of that function is checked.
      const parts = row.isIntersection() ? row.types : [row];
      if (parts.some(({ flags }) => (flags & ts.TypeFlags.TypeParameter) !== 0)) return [];
      return [{ place, within, columns: columnsOf(checker, row, added) }];
    }),
  );
}

const plain = {
  elements: new Set<Kind>(),
  literals: null,
  nullable: false,
  optional: false,
  any: true,
  beyondJson: false,
};

function columnsOf(checker: ts.TypeChecker, row: ts.Type, added: readonly string[]): DeclaredColumn[] | null {
  if ((row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0) return null;
  const variants = row.isUnion() ? row.types : [row];
  const names = new Set(variants.flatMap((variant) => variant.getProperties().map(({ name }) => name)));
  const columns = [...names].map((name) => {
    const properties = variants.map((variant) => variant.getProperty(name));
    const present = properties.filter((property) => property !== undefined);
    const column = columnOf(
      checker,
      name,
      present.map((property) => checker.getTypeOfSymbol(property)),
    );
    const optional =
      present.length < variants.length || present.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
    return { ...column, optional: optional || column.optional };
  });
  return [...columns, ...added.map((name) => ({ name, type: 'any', kinds: new Set<Kind>(), ...plain }))];
}

function columnOf(checker: ts.TypeChecker, name: string, variants: ts.Type[]): DeclaredColumn {
  const kinds = new Set<Kind>();
  const elements = new Set<Kind>();
  let literals: string[] | null = [];
  const column = { nullable: false, optional: false, any: false };
  const visit = (type: ts.Type, into: Set<Kind>): void => {
    if (type.isUnion()) for (const part of type.types) visit(part, into);
    else if ((type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) !== 0)
      column.any ||= into === kinds;
    else if ((type.flags & ts.TypeFlags.Null) !== 0) column.nullable ||= into === kinds;
    else if ((type.flags & ts.TypeFlags.Undefined) !== 0) column.optional = true;
    else {
      const kind = kindOf(checker, type);
      into.add(kind);
      if (kind === 'string' && into === kinds) {
        if (type.isStringLiteral()) literals?.push(type.value);
        else literals = null;
      }
      if (kind === 'array' && into === kinds)
        for (const element of checker.getTypeArguments(type as ts.TypeReference)) visit(element, elements);
    }
  };
  for (const type of variants) visit(type, kinds);
  return {
    name,
    type: variants.map((type) => checker.typeToString(type)).join(' | '),
    kinds,
    elements,
    literals,
    ...column,
    beyondJson: variants.some((type) => holdsBytesOrDates(checker, type, new Set())),
  };
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind {
  // A text or number with a brand.
  const parts = type.isIntersection() ? type.types : [type];
  const has = (flags: ts.TypeFlags) => parts.some((part) => (part.flags & flags) !== 0);
  if (has(ts.TypeFlags.StringLike)) return 'string';
  if (has(ts.TypeFlags.NumberLike)) return 'number';
  if (has(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (has(ts.TypeFlags.BigIntLike)) return 'bigint';
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array';
  if (isNamed(type, 'Date')) return 'Date';
  if (isNamed(type, 'Buffer', 'Uint8Array')) return 'Buffer';
  return 'object';
}

const isNamed = (type: ts.Type, ...names: string[]) => names.includes(type.getSymbol()?.name ?? '');

function holdsBytesOrDates(checker: ts.TypeChecker, type: ts.Type, seen: Set<ts.Type>): boolean {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.some((part) => holdsBytesOrDates(checker, part, seen));
  if ((type.flags & ts.TypeFlags.Object) === 0) return false;
  if (isNamed(type, 'Date', 'Buffer', 'Uint8Array')) return true;
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).some((part) => holdsBytesOrDates(checker, part, seen));
  return type.getProperties().some((property) => holdsBytesOrDates(checker, checker.getTypeOfSymbol(property), seen));
}
