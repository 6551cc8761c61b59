// What every write takes besides its subject: the amount again, and a purpose. The key of the
// request is made of the purpose, so that an agent that tries again acts once (decision 12).
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { centsOf, dollars } from '../dollars.ts';
import { Refused } from '../tools/tool.ts';

export const amount = (meaning: string) =>
  z
    .int({ error: 'It must be a whole number of cents.' })
    .min(1, { error: 'It must be at least 1 cent.' })
    .describe(meaning);

export const confirm_amount = z
  .string({ error: 'It must be the amount in dollars as text, for example "125.00".' })
  .describe('The amount again, in dollars, for example "125.00" for 12500 cents. It must be the same amount.');

export const purpose = z
  .string()
  .min(1)
  .max(200)
  .describe(
    'What this is for, for example "order 1042". The same purpose for the same parties acts once, however often the ' +
      'tool is called: keep it when you try again, and give another one if you mean a second payment.',
  );

/** Throws Refused unless the caller has written the same amount in dollars. */
export function expectConfirmed(cents: number, confirmed: string): void {
  if (centsOf(confirmed) === cents) return;
  throw new Refused(
    `confirm_amount is "${confirmed}", and the amount is ${cents} cents. Nothing was done. If $${dollars(cents)} is what ` +
      `you mean, set confirm_amount to "${dollars(cents)}"; if not, correct the amount.`,
  );
}

/** Throws Refused if the owner of this server allows no such amount. */
export function expectAllowed(cents: number, maxAmount: number | null): void {
  if (maxAmount === null || cents <= maxAmount) return;
  throw new Refused(
    `The amount is $${dollars(cents)}, and this server allows at most $${dollars(maxAmount)}. Nothing was done. Ask its ` +
      'owner: --max-amount sets what is allowed.',
  );
}

/** A purpose as it is stored: spaces at its ends and doubled ones make no other purpose. */
export const tidied = (text: string): string => {
  const purpose = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (purpose === '') throw new Refused('purpose is empty. Say what this is for, for example "order 1042".');
  return purpose;
};

/** The same for the same tool, parties and purpose, in any case of letters. */
export function keyOf(tool: string, parties: readonly string[], purpose: string): string {
  const named = JSON.stringify([tool, ...parties, purpose].map((text) => text.toLowerCase()));
  return `mcp-${createHash('sha256').update(named).digest('hex')}`;
}
