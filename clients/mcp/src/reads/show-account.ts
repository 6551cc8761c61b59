// Whose token the server has, and the limits of its payments.
import { count, tool } from '../tools/tool.ts';

export const showAccount = tool({
  name: 'show_account',
  title: 'Show whose account this is',
  description:
    'Shows whose token this server uses, whether the service is a sandbox or moves real money, and the limits of its ' +
    'payments with what is used of them.',
  takes: {},
  effect: 'nothing',
  async answer({ achord, maxAmount }) {
    const [me, { limits }] = await Promise.all([achord.account.me(), achord.account.limits()]);
    const { kind, processor, vendor, suspended, livemode } = me;
    const name = vendor?.name ?? processor.name;
    const money = livemode ? 'live: real money moves' : 'a sandbox: no real money moves';
    const state = suspended ? ' It is suspended: it can start no payments.' : '';
    return {
      sentence: `The token belongs to the ${kind} ${name}. The service is ${money}.${state} It has ${count(limits.length, 'limit')}.`,
      data: { kind, name, livemode, suspended, limits, max_amount_of_this_server: maxAmount },
    };
  },
});
