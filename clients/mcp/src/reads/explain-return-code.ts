// What a return code means, and what the service does about it.
import { z } from 'zod';
import { returnCodes } from '../return-codes.ts';
import { Refused, tool } from '../tools/tool.ts';

export const explainReturnCode = tool({
  name: 'explain_return_code',
  title: 'Explain a return code',
  description:
    'Explains the code with which a bank returned an entry, for example R01: its meaning, by when it may come, and ' +
    'what the service does besides failing the payment.',
  takes: { code: z.string().describe('R01 to R85 or R90.') },
  effect: 'nothing',
  async answer(_session, { code }) {
    const asked = code.trim().toUpperCase();
    const row = returnCodes[asked];
    if (row === undefined) throw new Refused(`code is "${code}". It must be a return code from R01 to R85, or R90.`);
    const effect = row.effect === '' ? '' : ` The service also does this: ${row.effect}.`;
    return {
      sentence: `${asked} ${row.title}. ${row.meaning} It returns ${row.of}. It may come within: ${row.deadline}.${effect}`,
      data: { code: asked, ...row },
    };
  },
});
