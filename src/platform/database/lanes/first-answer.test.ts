// Looking for a record whose lane is not known.
import { expect, it } from 'vitest';
import { firstAnswer } from './first-answer.ts';

const away = new Error('away');

/** What each lane answers, and which lanes are asked. */
async function ask(answers: Record<string, string | null | Error>) {
  const asked: string[] = [];
  const answer = await firstAnswer(
    Object.keys(answers),
    async (lane) => {
      asked.push(lane);
      const one = answers[lane]!;
      if (one instanceof Error) throw one;
      return one;
    },
    (error) => error === away,
  ).catch((error: Error) => error);
  return { answer, asked };
}

it('ends with the first lane that has an answer, also after a lane that is away', async () => {
  expect(await ask({ home: null, second: 'it', third: 'other' })).toEqual({ answer: 'it', asked: ['home', 'second'] });
  expect(await ask({ home: away, second: 'it' })).toEqual({ answer: 'it', asked: ['home', 'second'] });
});

it('has no answer only if every lane was asked', async () => {
  expect(await ask({ home: null, second: null })).toEqual({ answer: null, asked: ['home', 'second'] });
  expect(await ask({ home: away, second: null })).toEqual({ answer: away, asked: ['home', 'second'] });
});

it('ends with an error of the work', async () => {
  const broken = new Error('broken');
  expect(await ask({ home: broken, second: 'it' })).toEqual({ answer: broken, asked: ['home'] });
});
