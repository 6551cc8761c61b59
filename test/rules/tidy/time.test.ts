// The style page, time and output: one file reads the machine's clock, and only the log and the
// command line write output.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isTest, sources, walk } from '../../support/runner/sources.ts';

/** Each use is found by one of these names. */
const names = /\b(console|Date|Math|performance|process|Temporal)\b/;
const code = sources(['src'], '.ts').filter((file) => !isTest(file) && names.test(file.text));

/** `new Date`, `process.exit`, `console.log`: how the code names it, and where. */
const uses: { name: string; path: string; place: string }[] = [];
// Each file is parsed once for all rules.
for (const file of code)
  walk(file, (node, place) => {
    const name = nameOf(node);
    if (name !== null) uses.push({ name, path: file.path, place: place() });
  });

/** The name of a property with its object, or of a class with `new`. */
function nameOf(node: ts.Node): string | null {
  if (ts.isNewExpression(node)) return `new ${node.expression.getText()}`;
  if (!ts.isPropertyAccessExpression(node)) return null;
  return names.test(node.expression.getText()) ? `${node.expression.getText()}.${node.name.text}` : null;
}

function found(wanted: RegExp, except: readonly string[] = []): string[] {
  return uses.filter(({ name, path }) => wanted.test(name) && !except.includes(path)).map(({ place }) => place);
}

describe('the time', () => {
  it('comes from the clock', () => {
    const asked = /^(Date\.now|performance\.now|process\.hrtime|Temporal\.Now)$/;
    expect(found(asked, ['src/platform/std/clock.ts'])).toEqual([]);
  });

  it('`new Date` has an argument, except in the clock and in parsers', () => {
    expect(found(/^new Date$/, ['src/platform/std/clock.ts', 'src/platform/std/timestamps.ts'])).toEqual([]);
  });
});

describe('randomness', () => {
  it('comes from node:crypto; the jitter of retries comes from a port of the worker', () => {
    expect(found(/^Math\.random$/, ['src/events/jobs.ts'])).toEqual([]);
  });
});

describe('output', () => {
  it('goes to the log, never to the console', () => {
    expect(found(/^console\.[^.]+$/)).toEqual([]);
  });

  it('goes to stdout in the command line only', () => {
    expect(found(/^process\.stdout\.write$/)).toEqual([]);
  });

  it('ends the process in two places: of a service, and of a program', () => {
    const places = ['src/service/start/run-until-stopped.ts', 'src/platform/std/stop-on-signal.ts'];
    expect(found(/^process\.exit$/, places)).toEqual([]);
  });
});
