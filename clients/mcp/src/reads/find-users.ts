// Finds people and businesses.
import { z } from 'zod';
import { userOf } from '../records.ts';
import { count, given, limit, tool } from '../tools/tool.ts';

export const findUsers = tool({
  name: 'find_users',
  title: 'Find users',
  description:
    'Lists people and businesses, newest first, or finds them by e-mail address, reference or kind. Use show_user for ' +
    'the bank accounts and blocks of one of them.',
  takes: {
    email: z.string().optional().describe('Only users with this e-mail address, in any case of letters.'),
    client_reference_id: z.string().optional().describe('Only users with exactly this reference.'),
    kind: z.enum(['person', 'business']).optional().describe('Only persons, or only businesses.'),
    page: z.int().min(1).optional().describe('The number of the page. 1 if it is absent.'),
    limit,
  },
  effect: 'nothing',
  async answer({ achord }, { limit: per_page, ...filters }) {
    const { users, pagination } = await achord.operations.listUsers(given({ ...filters, per_page }));
    const { totalItems, currentPage, totalPages } = pagination;
    return {
      sentence: `Found ${count(totalItems, 'user')}. This is page ${currentPage} of ${Math.max(1, totalPages)}.`,
      data: { users: users.map(userOf), page: currentPage, pages: totalPages, users_in_all: totalItems },
    };
  },
});
