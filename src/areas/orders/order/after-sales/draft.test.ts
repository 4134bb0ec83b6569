import { expect, test } from 'vitest';
import { readDraft, storable } from '#shared/flow/draft.ts';
import { afterSalesDraft } from './draft.ts';
import { noAfterSalesValues } from './kinds.ts';
import type { AfterSalesValues } from './kinds.ts';

const kind = afterSalesDraft('london', {
  reasons: [{ id: 'broken' }],
  options: [{ id: 'post' }],
  places: [{ id: 'london' }, { id: 'paris' }],
});
const empty = { ...noAfterSalesValues, location: 'london' };

const keptOn = (day: string, values: object): unknown =>
  JSON.parse(JSON.stringify(storable({ values, saved_at: day, uploads: {} })));
const kept = (values: object): unknown => keptOn(new Date().toISOString(), values);

const claim: AfterSalesValues = {
  ...empty,
  quantities: { a: 2, b: Number.NaN },
  reasons: { a: 'broken' },
  option: 'post',
  location: 'paris',
  claim: {
    ...empty.claim,
    type: 'replace',
    reasons: { a: 'wrong_item' },
    pictures: { a: ['/uploads/a.png'] },
    refund: null,
  },
};

test('a claim that was begun is read again as it was entered', () => {
  expect(readDraft(kind, kept(claim))?.values).toEqual(claim);
});

test('choices that the store no longer has are not sent', () => {
  const values = {
    ...claim,
    reasons: { a: 'gone' },
    option: 'gone',
    location: 'gone',
    claim: { ...claim.claim, returnOption: 'gone' },
  };
  expect(readDraft(kind, kept(values))?.values).toEqual({
    ...claim,
    reasons: { a: null },
    option: null,
    location: 'london',
    claim: { ...claim.claim, returnOption: null },
  });
});

test('missing fields are as in a new form; another shape or a draft of last month is none', () => {
  const { claim: _claim, notes: _notes, ...earlier } = empty;
  expect(readDraft(kind, kept(earlier))?.values).toEqual(empty);
  expect(readDraft(kind, kept({ quantities: 'two' }))).toBeUndefined();
  expect(readDraft(kind, keptOn('2026-01-01T00:00:00Z', claim))).toBeUndefined();
});

test('fields that were emptied again are no draft', () => {
  expect(kind.isEmpty({ ...empty, quantities: { a: null }, notes: { a: '' } })).toBe(true);
  expect(kind.isEmpty({ ...empty, quantities: { a: 1 } })).toBe(false);
});
