import type { Bulk } from '#shared/bulk/bulk.ts';
import { bulkHistory } from '#shared/bulk/history.ts';
import { concerns, isAsLeft, operationOf } from './change.ts';
import type { EarlierProduct, ProductChange } from './change.ts';
import { readEarlier } from './earlier.ts';
import { changeSteps, undoSteps } from './plan.ts';

export const productBulk: Bulk<ProductChange, EarlierProduct> = {
  read: readEarlier,
  nameOf: ({ title }) => title,
  concerns,
  isAsLeft,
  operationOf,
  changeSteps,
  undoSteps,
  history: bulkHistory(),
};
