// The style page, phases: what runs in an atomic phase uses the connection of the phase. Another
// one would be taken while the phase holds its own, so many at once would wait for each other.
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isTest, repository, sources } from '../../support/runner/sources.ts';

const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository);

const phaseNames = /^(phase|inPhase|later)$/;
const nameOf = (node: { name?: ts.Node }): string => node.name?.getText() ?? '';

const typeOf = ({ type }: ts.ParameterDeclaration): string => `${type?.getText()}`;

/** `atomic` of an operation, and every function with a phase. */
const beginsPhase = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) &&
  'body' in node &&
  (nameOf(node) === 'atomic' ||
    (ts.isPropertyAssignment(node.parent) && nameOf(node.parent) === 'atomic') ||
    node.parameters.some(
      (parameter) =>
        phaseNames.test(nameOf(parameter)) && /^(undefined|AtomicPhase|Queryable)$/.test(typeOf(parameter)),
    ));

/** An outside call runs after its phase. */
const endsPhase = (node: ts.Node): boolean => ts.isMethodDeclaration(node) && nameOf(node) === 'call';

/**
 * Uses of the pool in a phase: the name `database`, or a call that gives a context with a database
 * to a function that gets no phase.
 */
function poolUses(paths: readonly string[], texts = new Map<string, string>()): string[] {
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(name);
    return text === undefined ? readFile(name, ...rest) : ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  };
  const program = ts.createProgram([...paths], options, host);
  const checker = program.getTypeChecker();
  const hasDatabase = (type: ts.Type | undefined): boolean => type?.getProperty('database') !== undefined;
  const takesDatabase = (call: ts.CallExpression, index: number): boolean => {
    const parameter = checker.getResolvedSignature(call)?.getParameters()[index];
    return parameter !== undefined && hasDatabase(checker.getTypeOfSymbol(parameter));
  };
  const isUse = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node) && node.text === 'database') return true;
    if (!ts.isIdentifier(node) || !ts.isCallExpression(node.parent)) return false;
    const call = node.parent;
    const index = call.arguments.indexOf(node);
    if (index === -1 || call.arguments.some((argument) => phaseNames.test(argument.getText()))) return false;
    return hasDatabase(checker.getTypeAtLocation(node)) && takesDatabase(call, index);
  };
  const found: string[] = [];
  for (const path of paths) {
    const visit = (node: ts.Node, inPhase: boolean): void => {
      const within = beginsPhase(node) || (inPhase && !endsPhase(node));
      if (within && isUse(node))
        found.push(`${path.slice(repository.length)}: ${node.parent.getText().split('\n')[0]}`);
      ts.forEachChild(node, (child) => visit(child, within));
    };
    visit(program.getSourceFile(path)!, false);
  }
  return found;
}

describe('an atomic phase', () => {
  it('uses no connection but its own', () => {
    const paths = sources(['src'], '.ts')
      .filter((file) => !isTest(file) && /\b(atomic|phase|inPhase|later)\b/.test(file.text))
      .map(({ path }) => join(repository, path));
    expect(poolUses(paths)).toEqual([
      // It makes the description of an operation, and reads nothing.
      'src/oversight/desk/scheduled/schedule-file.http.ts: database',
      // A query is canceled on another connection than its own.
      'src/oversight/seals/seal-postings.job.ts: cancelWhenStopped(database, { pid, stopping }, write)',
    ]);
  });

  it('is told from what runs outside it', () => {
    const path = join(repository, 'src/example.ts');
    const text = `
      interface Context { database: object; clock: object }
      const read = (context: Context) => context;
      const tick = (context: Pick<Context, 'clock'>) => context;
      const write = (phase: object, context: Context) => [phase, context];
      export const example = (context: Context) => ({
        read: () => read(context),
        atomic(phase: object) {
          tick(context);
          write(phase, context);
          read(context);
          return [context.database, { call() { return read(context); } }];
        },
      });`;
    expect(poolUses([path], new Map([[path, text]]))).toEqual([
      'src/example.ts: read(context)',
      'src/example.ts: context.database',
    ]);
  });
});
