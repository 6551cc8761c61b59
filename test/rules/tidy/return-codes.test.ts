// The style page, return codes: one table decides, and every consumer reads it.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { spans } from '../../../src/ach/calendar/deadlines.ts';
import { codesWhere, dishonorCodes, type ReturnCode, returnCodes } from '../../../src/ach/nacha/codes/return-codes.ts';
import { effectOf, failureOf } from '../../../src/banks/returns/apply/return-policy.ts';
import { countsFor, type RateName, rateNames } from '../../../src/payments/risk/return-rates/rates.ts';
import { bankFilesPage } from '../../../tools/pages/bank-files.ts';
import { returnsPage } from '../../../tools/pages/returns.ts';
import { isTest, literalText, sources, walk } from '../../support/runner/sources.ts';

const codes = Object.keys(returnCodes) as ReturnCode[];

describe.each(codes)('the row of %s', (code) => {
  const { title, meaning, group, effect, dishonors, withdrawn, deadline } = returnCodes[code];

  it('is what the policy, the rates and the pages answer', () => {
    expect(effectOf(code)).toEqual({ ...effect, unauthorized: group === 'unauthorized' });
    expect(failureOf(code).failure_reason).toBe(`${code} ${title}. ${meaning}`);
    expect(rateNames.filter((rate) => countsFor(rate, code))).toEqual(
      (['unauthorized', 'administrative', 'overall'] satisfies RateName[]).filter(
        (rate) => rate === 'overall' || rate === group,
      ),
    );
    expect(bankFilesPage()).toContain(`| ${code} | ${title} | ${meaning} |`);
    const shown = !withdrawn && ['standard', 'unauthorized', 'administrative'].includes(group);
    expect(returnsPage().includes(`| ${code} | ${title} |`)).toBe(shown);
  });

  it('is ours to send only as a dishonor that is not withdrawn', () => {
    expect(dishonors !== undefined).toBe(group === 'dishonor' && !withdrawn);
    expect((dishonorCodes as string[]).includes(code)).toBe(dishonors !== undefined);
  });

  it('has the deadline of the banking calendar, if the calendar counts its days', () => {
    if (group === 'dishonor') expect(deadline).toEqual(spans.dishonor);
    else if (group === 'contest') expect(deadline).toEqual(spans.contest);
    else if ('banking_days' in deadline) expect(deadline).toEqual(spans.return);
    else if ('calendar_days' in deadline) expect(deadline).toEqual(spans.unauthorized_return);
  });
});

describe('the table', () => {
  it('names the six codes with which the service dishonors', () => {
    expect(dishonorCodes).toEqual(['R61', 'R62', 'R67', 'R68', 'R69', 'R70']);
    expect(codesWhere(({ deadline }) => 'by_agreement' in deadline)).toEqual(['R06', 'R31']);
    expect(codesWhere(({ effect }) => effect?.retry)).toEqual(['R01', 'R09']);
  });

  it('is the only place that decides by a code', () => {
    const decides = (node: ts.Node) =>
      ts.isBinaryExpression(node) || ts.isCaseClause(node) || ts.isArrayLiteralExpression(node);
    const found: string[] = [];
    for (const file of sources(['src', 'cli', 'tools'], '.ts').filter((one) => !isTest(one)))
      walk(file, (node, place) => {
        const text = literalText(node);
        const isCode = text !== null && /^R\d\d$/.test(text) && decides(node.parent);
        const isInQuery = text !== null && /'R\d\d'/.test(text);
        const isKey = ts.isPropertyAssignment(node) && /^R\d\d$/.test(node.name.getText());
        if (isCode || isInQuery || isKey) found.push(place());
      });
    const elsewhere = found.filter((place) => !place.startsWith('src/ach/nacha/codes/return-codes.ts:'));
    // The simulated bank contests R62 with R77: a rule about one pair of codes.
    expect(elsewhere.map((place) => place.split(':')[0])).toEqual(['src/banks/simulated/magic-numbers.ts']);
  });
});
