// What a tool is: its name and description for the assistant, what it takes, and what it answers.
import type { Achord } from '@achord/client';
import { z } from 'zod';

/** What tools work with. */
export interface Session {
  achord: Achord;
  /** The highest amount of one payment or refund, in cents; null: only the service has limits. */
  maxAmount: number | null;
}

export interface Answer {
  /** What happened or was found, for people. */
  sentence: string;
  data: Record<string, unknown>;
}

export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  description: string;
  takes: Shape;
  /**
   * `nothing`: it reads. `restrains`: it stops money, and can be undone. `moves`: it starts, ends
   * or lets go what moves money.
   */
  effect: 'nothing' | 'restrains' | 'moves';
  answer(session: Session, input: z.output<z.ZodObject<Shape>>): Promise<Answer>;
}

export const tool = <Shape extends z.ZodRawShape>(made: Tool<Shape>): Tool => made as unknown as Tool;

/** Refused by this server: nothing was sent that changes anything. */
export class Refused extends Error {}

export const uuid = (meaning: string) =>
  z.uuid({ error: 'It must be a uuid, for example 019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90.' }).describe(meaning);

export const day = (meaning: string) =>
  z.iso.date({ error: 'It must be a day: YYYY-MM-DD.' }).describe(`${meaning} YYYY-MM-DD, in UTC.`);

export const limit = z
  .int({ error: 'It must be a whole number from 1 to 100.' })
  .min(1)
  .max(100)
  .optional()
  .describe('Records in the answer. 10 if it is absent, at most 100.');

export const after = z
  .string()
  .optional()
  .describe('`next` of an earlier answer with the same filters: reads what follows.');

/** Without the members that are undefined: the service takes absent, not empty. */
export function given<Input extends object>(input: Input): { [Name in keyof Input]: Exclude<Input[Name], undefined> } {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Input]: Exclude<Input[Name], undefined> };
}

/** `1 payment`, `2 payments`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
