import { expect, test } from 'vitest';
import { personValue } from '#app/preferences/storage.ts';
import { readDraft, readFields, storable } from './draft.ts';
import type { DraftKind } from './draft.ts';

interface Values {
  limit: number | null;
  items: { quantity: number | null }[];
}

const EMPTY: Values = { limit: null, items: [] };

const kind: DraftKind<Values, { id: string }> = {
  name: 'orderDraft',
  kept: personValue<object | null>('draft-test', null),
  empty: EMPTY,
  readValues: (stored) => readFields(stored, EMPTY),
  readCreated: ({ id }) => ({ id }),
  isEmpty: () => false,
};

test('a field whose text was no number is not empty when the draft is read again', () => {
  const values = { limit: Number.NaN, items: [{ quantity: Number.NaN }, { quantity: 2 }] };
  const kept: unknown = JSON.parse(
    JSON.stringify(storable({ values, saved_at: '2026-11-21T00:00:00Z', uploads: {} })),
  );
  expect(readDraft(kind, kept)?.values).toEqual(values);
});
