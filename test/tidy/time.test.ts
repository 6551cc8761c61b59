// The style page, time and output: one file asks the machine for the time, and nothing but the log
// and the command line speaks.
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

  it('is made of something given: `new Date` stands only where text is read and where the clock is', () => {
    const made = found(
      (node) => ts.isNewExpression(node) && node.expression.getText() === 'Date',
      ['src/std/clock.ts', 'src/std/timestamps.ts'],
    );
    expect(made).toEqual([]);
  });
});

describe('randomness', () => {
  it('is that of node:crypto; retries are spread by a port that the worker is wired with', () => {
    expect(found((node) => isCall(node, 'Math', 'random'), ['src/app/worker.ts'])).toEqual([]);
  });
});

describe('output', () => {
  it('is the log: no console', () => {
    expect(found((node) => ts.isPropertyAccessExpression(node) && node.expression.getText() === 'console')).toEqual([]);
  });

  it('leaves stdout to the command line', () => {
    expect(found((node) => isCall(node, 'process.stdout', 'write'))).toEqual([]);
  });

  it('ends the process in one place', () => {
    expect(found((node) => isCall(node, 'process', 'exit'), ['src/app/start/run-until-stopped.ts'])).toEqual([]);
  });
});
