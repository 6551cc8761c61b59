// The style page, time and output: one file reads the machine's clock, and only the log and the
// command line write output.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isTest, sources, walk } from '../support/runner/sources.ts';

const code = sources(['src'], '.ts').filter((file) => !isTest(file));

function found(wanted: (node: ts.Node) => boolean, except: readonly string[] = []): string[] {
  const places: string[] = [];
  for (const file of code.filter(({ path }) => !except.includes(path)))
    walk(file, (node, place) => {
      if (wanted(node)) places.push(place());
    });
  return places;
}

const isCall = (node: ts.Node, of: string, name: string) =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === of && node.name.text === name;

describe('the time', () => {
  it('comes from the clock', () => {
    const asked = found(
      (node) =>
        isCall(node, 'Date', 'now') ||
        isCall(node, 'performance', 'now') ||
        isCall(node, 'process', 'hrtime') ||
        isCall(node, 'Temporal', 'Now'),
      ['src/std/clock.ts'],
    );
    expect(asked).toEqual([]);
  });

  it('`new Date` has an argument, except in the clock and in parsers', () => {
    const made = found(
      (node) => ts.isNewExpression(node) && node.expression.getText() === 'Date',
      ['src/std/clock.ts', 'src/std/timestamps.ts'],
    );
    expect(made).toEqual([]);
  });
});

describe('randomness', () => {
  it('comes from node:crypto; the jitter of retries comes from a port of the worker', () => {
    expect(found((node) => isCall(node, 'Math', 'random'), ['src/app/worker.ts'])).toEqual([]);
  });
});

describe('output', () => {
  it('goes to the log, never to the console', () => {
    expect(found((node) => ts.isPropertyAccessExpression(node) && node.expression.getText() === 'console')).toEqual([]);
  });

  it('goes to stdout in the command line only', () => {
    expect(found((node) => isCall(node, 'process.stdout', 'write'))).toEqual([]);
  });

  it('ends the process in one place', () => {
    expect(found((node) => isCall(node, 'process', 'exit'), ['src/app/start/run-until-stopped.ts'])).toEqual([]);
  });
});
