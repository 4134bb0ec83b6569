import { expect, test } from 'vitest';
import { isEmptyDraft, readDraft } from './draft.ts';
import { NEW_PRODUCT, NEW_VARIANT } from './values.ts';

test('a stored draft comes back as it was', () => {
  const draft = {
    values: {
      ...NEW_PRODUCT,
      title: 'Lamp',
      tags: ['brass'],
      // What is no amount is there again too, so that one sees what has to be mended.
      variants: { '[]': { ...NEW_VARIANT, prices: { eur: { typed: 'twelve' }, usd: 5 } } },
    },
    saved_at: '2026-11-21T00:00:00Z',
    uploads: { 'u/1': 'key' },
    created: { id: 'prod_1', publish: true },
  };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('fields of a later version begin empty', () => {
  expect(readDraft({ values: { title: 'Lamp' }, saved_at: 'x' })?.values).toEqual({
    ...NEW_PRODUCT,
    title: 'Lamp',
  });
});

test.each([null, 5, [], {}, { values: { tags: 'brass' }, saved_at: 'x' }])(
  '%j is no draft',
  (stored) => {
    expect(readDraft(stored)).toBeUndefined();
  },
);

test('the usual channel alone is not worth keeping', () => {
  expect(isEmptyDraft({ ...NEW_PRODUCT, sales_channels: ['sc_1'] })).toBe(true);
  expect(isEmptyDraft({ ...NEW_PRODUCT, title: 'L' })).toBe(false);
});
