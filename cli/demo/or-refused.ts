// Calls of the busy month that a rule may refuse.
import { RequestError } from '../../clients/typescript/src/index.ts';

/** The month goes on when a rule refuses one of its calls, such as a payment of a blocked payer. */
export async function orRefused<Answer>(call: PromiseLike<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    const isRefused = error instanceof RequestError && [403, 404, 406, 409, 422].includes(error.status);
    if (isRefused) return null;
    throw error;
  }
}
