// What an operator may do with a list and with its rows. The API decides; this hides what it would
// refuse.
import type { ActWithRole } from '../parts/act-buttons.tsx';
import type { ActOfRow, ActsOfRows } from './acts/acts.ts';
import { actsOfBankLists, bankActs } from './acts/bank-acts.ts';
import { moneyActs } from './acts/money-acts.ts';
import { peopleActs } from './acts/people-acts.ts';
import { actsOfServiceLists, serviceActs } from './acts/service-acts.ts';
import { actsOfTenantLists, tenantActs } from './acts/tenant-acts.ts';
import type { Row } from './list-definition.ts';
import type { ListName } from './lists.ts';

const ofRows: ActsOfRows = { ...moneyActs, ...bankActs, ...peopleActs, ...serviceActs, ...tenantActs };
const ofLists = { ...actsOfBankLists, ...actsOfServiceLists, ...actsOfTenantLists };

export const actsOfRow = (
  list: ListName,
  row: Row,
  id: string,
  filters: Readonly<Record<string, string>> = {},
): readonly ActOfRow[] => ofRows[list]?.(row, id, filters) ?? [];

export const actsOfList = (list: ListName): readonly ActWithRole[] => ofLists[list] ?? [];
