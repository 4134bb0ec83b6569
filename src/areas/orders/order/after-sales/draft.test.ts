import { expect, test } from 'vitest';
import { readDraft, storable } from '#shared/flow/draft.ts';
import { AFTER_SALES_DRAFT } from './draft.ts';
import { noAfterSalesValues } from './kinds.ts';
import type { AfterSalesValues } from './kinds.ts';

const kept = (values: object): unknown =>
  JSON.parse(JSON.stringify(storable({ values, saved_at: '2026-11-29T00:00:00Z', uploads: {} })));

test('a claim that was begun is read again as it was entered', () => {
  const values: AfterSalesValues = {
    ...noAfterSalesValues,
    quantities: { a: 2, b: Number.NaN },
    claim: {
      ...noAfterSalesValues.claim,
      type: 'replace',
      reasons: { a: 'wrong_item' },
      pictures: { a: ['/uploads/a.png'] },
      refund: null,
    },
  };
  expect(readDraft(AFTER_SALES_DRAFT, kept(values))?.values).toEqual(values);
});

test('fields that an earlier version had not are as in a new form, and another shape is no draft', () => {
  const { claim: _claim, notes: _notes, ...earlier } = noAfterSalesValues;
  expect(readDraft(AFTER_SALES_DRAFT, kept(earlier))?.values).toEqual(noAfterSalesValues);
  expect(readDraft(AFTER_SALES_DRAFT, kept({ quantities: 'two' }))).toBeUndefined();
});
