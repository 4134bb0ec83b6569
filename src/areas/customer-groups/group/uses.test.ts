import { expect, test, vi } from 'vitest';
import type { DiscountListResponse } from '#generated/admin/admin.schemas.ts';
import { getDiscount, listDiscounts } from '#generated/admin/discounts/discounts.ts';
import { afterDeletion, discountsWith, lookThrough } from './uses.ts';
import type { UsedPriceList } from './uses.ts';

vi.mock('#generated/admin/discounts/discounts.ts', () => ({
  getDiscount: vi.fn(),
  getListDiscountsQueryKey: () => [],
  listDiscounts: vi.fn(),
}));

type ListedDiscount = DiscountListResponse['discounts'][number];

const discount = (code: string, operator: 'in' | 'not_in', groups: string[], parent?: string) =>
  ({
    id: code,
    code,
    is_disabled: false,
    starts_at: '2026-01-01T00:00:00.000Z',
    ends_at: null,
    parent_discount_id: parent ?? null,
    rule: {
      conditions: [
        { type: 'products', operator: 'in' },
        { type: 'customer_groups', operator, customer_groups: groups.map((id) => ({ id })) },
      ],
    },
  }) as unknown as ListedDiscount;

const page = (discounts: ListedDiscount[], count = discounts.length) => ({
  discounts,
  count,
  templates: [],
});

const priceList = (name: string, status: 'active' | 'draft', groups: string[]): UsedPriceList =>
  ({ id: name, name, status, customer_groups: groups.map((id) => ({ id })) }) as UsedPriceList;

test('discounts are found by their conditions, and what is left is counted', () => {
  const found = discountsWith('a', [
    page([discount('FOR', 'in', ['a']), discount('OTHERS', 'in', ['b'])], 5),
    page([discount('NOT', 'not_in', ['a', 'b']), { ...discount('NONE', 'in', []), rule: null }], 5),
  ]);
  expect(found.discounts.map(({ code, isFor, hasOthers }) => [code, isFor, hasOthers])).toEqual([
    ['FOR', true, false],
    ['NOT', false, true],
  ]);
  expect(found.left).toBe(1);
});

test('a template stands for the codes that were made of it', () => {
  const { discounts } = discountsWith('a', [
    page([discount('CODE', 'in', ['a'], 'TEMPLATE'), discount('TEMPLATE', 'in', ['a'])]),
  ]);
  expect(discounts.map(({ code }) => code)).toEqual(['TEMPLATE']);
});

test('codes are not left to be looked through; their templates are looked at first', async () => {
  const fixed = discount('FOR', 'in', ['a']);
  const template = discount('TEMPLATE', 'in', ['a']);
  const code = discount('CODE', 'in', ['a'], 'TEMPLATE');
  vi.mocked(listDiscounts).mockImplementation(async (params) => {
    const all = [fixed, template, code];
    const found = all.filter(
      (one) => params?.is_dynamic === undefined || params.is_dynamic !== (one === fixed),
    );
    return { discounts: found, count: found.length, offset: 0, limit: 200 };
  });
  vi.mocked(getDiscount).mockResolvedValue({ discount: template });
  const first = await lookThrough(0, { signal: new AbortController().signal });
  const found = discountsWith('a', [first]);
  expect(found.discounts.map((one) => one.code)).toEqual(['TEMPLATE', 'FOR']);
  expect(found.left).toBe(0);
});

test('a price list that would be for everyone is switched off before its only group goes', () => {
  const lists = [
    priceList('Alone', 'active', ['a']),
    priceList('Draft', 'draft', ['a']),
    priceList('Shared', 'active', ['a', 'b']),
  ];
  const { discounts } = discountsWith('a', [
    page([
      discount('FOR', 'in', ['a']),
      discount('BOTH', 'in', ['a', 'b']),
      discount('NOT', 'not_in', ['a']),
    ]),
  ]);
  const { effects, switchedOff } = afterDeletion('a', lists, discounts);
  expect(switchedOff.map(({ name }) => name)).toEqual(['Alone']);
  expect(effects).toEqual([
    { effect: 'priceListOff', of: 'Alone' },
    { effect: 'priceListDraft', of: 'Draft' },
    { effect: 'priceListStays', of: 'Shared' },
    { effect: 'discountNobody', of: 'FOR' },
    { effect: 'discountStays', of: 'BOTH' },
    { effect: 'discountIncludes', of: 'NOT' },
  ]);
});
