// What an operator may do with the fees of a tenant or a vendor.
import type { DataOf } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { posting } from '../lists/acts/acts.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import { words } from '../words/en.ts';

export function feeActs(
  uuid: string,
  { owed, usable }: DataOf<'/admin/v1/fee-accounts/{uuid}'>,
): readonly ActWithRole[] {
  const at = `/admin/v1/fee-accounts/${uuid}`;
  const account: ActWithRole = {
    role: 'administrator',
    act: {
      title: words.fees.nameAccount,
      method: 'PUT',
      path: at,
      fields: [
        { name: 'bank_account_uuid', label: words.fees.account, kind: 'text' },
        { name: 'schedule', label: words.fees.schedule, kind: 'choice', values: ['daily', 'on_demand'] },
      ],
    },
  };
  if (owed <= 0 || !usable) return [account];
  const moves = [words.fees.move(dollars(owed))];
  return [account, { role: 'operator', act: posting(words.fees.payOut, `${at}/payouts`, { moves }) }];
}
