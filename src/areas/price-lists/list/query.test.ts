import { expect, test } from 'vitest';
import { defineExtension } from '#app/extensions/extension.ts';
import { rememberFilters } from '#app/extensions/filters.ts';
import { readListView } from '#ui/list/useListState.ts';
import { FILTERS, foundPriceLists, priceListCountOf } from './query.ts';
import type { ListedPriceList } from '#shared/sources/all-price-lists.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const made = (name: string, fields: object = {}): ListedPriceList =>
  ({
    id: name,
    name,
    description: '',
    type: 'sale',
    status: 'active',
    starts_at: null,
    ends_at: null,
    created_at: '2026-11-01T00:00:00Z',
    customer_groups: [],
    ...fields,
  }) as unknown as ListedPriceList;

const all = [
  made('always'),
  made('soon', { starts_at: '2026-12-01T00:00:00Z', created_at: '2026-11-03T00:00:00Z' }),
  made('over', { ends_at: '2026-11-19T00:00:00Z', created_at: '2026-11-02T00:00:00Z' }),
  made('off', {
    status: 'draft',
    type: 'override',
    ends_at: '2026-11-19T00:00:00Z',
    description: 'Boatyards',
    customer_groups: [{ id: 'g', name: 'Wholesale' }],
    created_at: '2026-10-01T00:00:00Z',
  }),
];

const names = (filters: Record<string, string[]> = {}, order?: string, search = ''): string[] =>
  foundPriceLists(all, { search, filters, order }, NOW).map(({ name }) => name);

test.each<[string, Record<string, string[]>, string[]]>([
  ['a status that the dates make', { status: ['scheduled', 'expired'] }, ['soon', 'over']],
  ['a draft, whatever its dates', { status: ['draft'] }, ['off']],
  ['what applies', { status: ['active'] }, ['always']],
  ['the type', { type: ['override'] }, ['off']],
  ['a group', { group: ['g'] }, ['off']],
  ['everyone', { group: ['everyone'] }, ['soon', 'over', 'always']],
])('filtered by %s', (_name, filters, found) => expect(names(filters)).toEqual(found));

test('sorted by its dates, where what is open begins first and ends last', () => {
  expect(names()).toEqual(['soon', 'over', 'always', 'off']);
  expect(names({}, 'starts_at').at(-1)).toBe('soon');
  expect(names({}, '-ends_at').slice(0, 2).toSorted()).toEqual(['always', 'soon']);
  expect(names({}, 'nothing known')).toHaveLength(4);
});

test('searched by its texts and its groups, and damaged ones stop nothing', () => {
  expect(names({}, undefined, ' BOAT')).toEqual(['off']);
  expect(names({}, undefined, 'whole')).toEqual(['off']);
  const damaged = [null, { id: 'x', customer_groups: [null] }] as unknown as ListedPriceList[];
  expect(foundPriceLists(damaged, { search: '', filters: {}, order: 'name' }, NOW)).toHaveLength(1);
});

test('what starts or ends within seven days, without drafts', () => {
  const lists = [
    made('starts', { starts_at: '2026-11-25T00:00:00Z' }),
    made('later', { starts_at: '2026-12-25T00:00:00Z' }),
    made('draft', { starts_at: '2026-11-25T00:00:00Z', status: 'draft' }),
  ];
  const view = { search: '', filters: { soon: ['7'] }, order: undefined };
  const found = foundPriceLists(lists, view, NOW);
  expect(found.map(({ name }) => name)).toEqual(['starts']);
});

test('a count leaves out what the filter of an extension leaves out', () => {
  rememberFilters(
    defineExtension({
      name: 'trade',
      filters: [
        {
          on: 'price-lists',
          id: 'for',
          label: 'for',
          options: [
            {
              value: 'boats',
              label: 'boats',
              keeps: ({ description }) => description === 'Boatyards',
            },
          ],
        },
      ],
    }),
  );
  const counted = (address: string): number =>
    priceListCountOf(readListView(new URLSearchParams(address), FILTERS)).select({
      lists: all,
      count: all.length,
    }).count;
  expect([counted(''), counted('x-trade.for=boats')]).toEqual([4, 1]);
});
