// The style page, promises: none is left unhandled, least of all a query.
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { programFolders, repository, sources } from '../../support/runner/sources.ts';

const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository);

/**
 * Places where a promise is neither awaited, returned, stored, handled nor discarded with `void`.
 */
function floating(paths: readonly string[]): string[] {
  const host = ts.createCompilerHost(options);
  // Comments have no types.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const program = ts.createProgram([...paths], options, host);
  const checker = program.getTypeChecker();
  const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
  // Only real promises: a Fastify reply is thenable, and no code waits for it.
  const isPromise = (node: ts.Expression) =>
    partsOf(checker.getTypeAtLocation(node)).some(({ symbol }) => symbol?.name === 'Promise');
  // For example `Bank extends { name: string }`: a promise has no such field.
  const isNeverPromise = (parameter: ts.Type) =>
    (checker.getBaseConstraintOfType(parameter)?.getProperties() ?? []).some(
      ({ name, flags }) => (flags & ts.SymbolFlags.Optional) === 0 && !/^(then|catch|finally|__@.*)$/.test(name),
    );
  const mayBePromise = (returned: ts.Type) => {
    if (returned.flags & ts.TypeFlags.TypeParameter) return !isNeverPromise(returned);
    // Its type may depend on the arguments.
    const isOpen = (returned.flags & (ts.TypeFlags.Instantiable | ts.TypeFlags.Intersection)) !== 0;
    return isOpen || returned.symbol?.name === 'Promise';
  };
  // The type of a call needs the types of its arguments, which is slow. For most calls, no
  // signature of the function returns a promise, whatever the arguments are.
  const mayReturnPromise = (node: ts.Expression) => {
    if (!ts.isCallExpression(node)) return true;
    const functions = partsOf(checker.getNonNullableType(checker.getTypeAtLocation(node.expression)));
    return functions.some((one) => {
      const signatures = one.getCallSignatures();
      return signatures.length === 0 || signatures.some((each) => partsOf(each.getReturnType()).some(mayBePromise));
    });
  };
  const isKept = (node: ts.Expression) =>
    ts.isBinaryExpression(node) && /^(=|\?\?=)$/.test(node.operatorToken.getText());
  // Its value is a number, a text or a truth value.
  const isArithmetic = (node: ts.Expression) =>
    ts.isBinaryExpression(node) && !/^(=|(\?\?|\|\||&&)=?|,)$/.test(node.operatorToken.getText());
  // `.catch(…)`, or `.then(…, …)`: its rejection is handled.
  const isHandled = (node: ts.Expression) =>
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    (node.expression.name.text === 'catch' || (node.expression.name.text === 'then' && node.arguments.length === 2));
  // Vitest's functions return nothing, except an expectation that waits.
  const isOfVitest = (node: ts.Expression) => {
    const name = /^(?:it|describe|expect|(?:before|after)(?:All|Each))\b/.exec(node.getText())?.[0];
    return name !== undefined && (name !== 'expect' || !/\.(?:resolves|rejects|poll)\b/.test(node.getText()));
  };
  const isFloating = (node: ts.Expression) => !isHandled(node) && mayReturnPromise(node) && isPromise(node);
  // These leave no promise, so the slow type checker need not be asked.
  const mayFloat = (node: ts.Expression) =>
    !ts.isAwaitExpression(node) &&
    !ts.isVoidExpression(node) &&
    !ts.isYieldExpression(node) &&
    !ts.isDeleteExpression(node) &&
    !ts.isPrefixUnaryExpression(node) &&
    !ts.isPostfixUnaryExpression(node) &&
    !isKept(node) &&
    !isArithmetic(node) &&
    !isOfVitest(node);
  const found: string[] = [];
  for (const path of paths) {
    const file = program.getSourceFile(path)!;
    const visit = (node: ts.Node): void => {
      if (ts.isExpressionStatement(node) && mayFloat(node.expression) && isFloating(node.expression)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${path.slice(repository.length)}:${line + 1}: ${node.getText().split('\n')[0]}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

describe('promises', () => {
  it('are awaited, returned, handled, or discarded with `void`', () => {
    const paths = sources(programFolders, '.ts').map(({ path }) => join(repository, path));
    expect(floating(paths)).toEqual([]);
  });
});
