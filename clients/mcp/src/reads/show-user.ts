// A user with the bank accounts, by their last four characters, and the open blocks.
import { bankAccountOf, blockOf, nameOf, userOf } from '../records.ts';
import { count, tool, uuid } from '../tools/tool.ts';

export const showUser = tool({
  name: 'show_user',
  title: 'Show a user',
  description:
    'Shows a person or a business with its bank accounts and open blocks. Of an account number it shows the last four ' +
    'characters only. A block says why the user or the account cannot pay or be paid.',
  takes: { uuid: uuid('The user.') },
  effect: 'nothing',
  async answer({ achord }, input) {
    const [user, accounts, { blocks }] = await Promise.all([
      achord.users.get(input.uuid),
      achord.bankAccounts.list(input.uuid),
      achord.users.blocks(input.uuid),
    ]);
    const open = blocks.filter(({ lifted_at }) => lifted_at === null);
    const blocked =
      open.length === 0 ? '' : ` ${count(open.length, 'block')} open: ${open.map(({ reason }) => reason).join('; ')}.`;
    return {
      sentence: `${nameOf(user)} is a ${user.kind} with ${count(accounts.length, 'bank account')}.${blocked}`,
      data: { user: userOf(user), bank_accounts: accounts.map(bankAccountOf), open_blocks: open.map(blockOf) },
    };
  },
});
