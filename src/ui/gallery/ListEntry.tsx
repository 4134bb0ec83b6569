import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { daysZone } from '../date/days-zone.ts';
import { rangeOf, textToDays } from '../date/range.ts';
import { today } from '../date/zone.ts';
import { useFormat } from '../format/useFormat.ts';
import type { Format } from '../format/useFormat.ts';
import { List } from '../list/List.tsx';
import type { Filter } from '../list/filters.ts';
import { useListState } from '../list/useListState.ts';
import type { ListView } from '../list/useListState.ts';
import { showToast } from '../overlay/toast.ts';
import { choiceSource, fixedSource } from '../picker/source.ts';
import { StatusBadge } from '../states/StatusBadge.tsx';
import type { Tone } from '../states/StatusBadge.tsx';
import type { Column } from '../table/columns.ts';
import { items } from './data.ts';
import type { Item } from './data.ts';

const FILTERS = ['status', 'created', 'stock'] as const;

const filters: readonly Filter[] = [
  {
    name: 'status',
    label: 'Status',
    source: choiceSource(['published', 'draft', 'rejected'], String),
  },
  { name: 'created', label: 'Created', kind: 'dates' },
  {
    name: 'stock',
    label: 'Stock',
    single: true,
    source: fixedSource([
      { value: 'yes', label: 'In stock' },
      { value: 'no', label: 'Sold out' },
    ]),
  },
];

const tones: Record<Item['status'], Tone> = {
  published: 'good',
  draft: 'neutral',
  rejected: 'bad',
};

async function load(view: ListView): Promise<{ rows: Item[]; count: number }> {
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  const { search, filters: set, order = '-created', page, pageSize } = view;
  const days = textToDays(set['created']?.[0] ?? '');
  const range = days && rangeOf(days, today(daysZone()));
  const field = order.replace('-', '') as 'name' | 'stock' | 'created';
  const sign = order.startsWith('-') ? -1 : 1;
  const found = items
    .filter(
      (item) =>
        `${item.name} ${item.sku}`.toLowerCase().includes(search.toLowerCase()) &&
        (!set['status'] || set['status'].includes(item.status)) &&
        (!set['stock'] || set['stock'].includes(item.stock > 0 ? 'yes' : 'no')) &&
        (!range?.from || item.created.slice(0, 10) >= range.from) &&
        (!range?.to || item.created.slice(0, 10) <= range.to),
    )
    .toSorted((a, b) => sign * (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : 0));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), count: found.length };
}

function columnsOf(format: Format): Column<Item>[] {
  return [
    { id: 'name', header: 'Name', sortBy: 'name', cell: (item) => item.name },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{status}</StatusBadge>,
    },
    { id: 'sku', header: 'SKU', priority: 2, cell: ({ sku }) => sku },
    {
      id: 'stock',
      header: 'Stock',
      sortBy: 'stock',
      align: 'end',
      priority: 2,
      cell: ({ stock }) => format.number(stock),
    },
    {
      id: 'created',
      header: 'Created',
      sortBy: 'created',
      align: 'end',
      priority: 3,
      cell: ({ created }) => format.date(created),
    },
    { id: 'id', header: 'Id', optional: true, cell: ({ id }) => <code>{id}</code> },
  ];
}

export default function ListEntry(): ReactNode {
  const state = useListState(FILTERS);
  const format = useFormat();
  const { search, filters: set, order, page, pageSize } = state;
  const query = useQuery({
    queryKey: ['gallery', 'list', search, set, order, page, pageSize],
    queryFn: () => load({ search, filters: set, order, page, pageSize }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(format), [format]);
  return (
    <List
      id="gallery"
      label="Things"
      state={state}
      result={{
        rows: query.data?.rows,
        count: query.data?.count,
        isStale: query.isPlaceholderData,
        error: undefined,
        retry: () => void query.refetch(),
      }}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/gallery/list?opened=${id}`}
      defaultOrder="-created"
      searchLabel="Search things"
      filters={filters}
      texts={{
        failed: 'The things could not be loaded',
        empty: { title: 'No things yet', text: 'Things that you make appear here.' },
        noMatch: { title: 'No thing matches', text: 'Try another word, or fewer filters.' },
      }}
      renderBulkActions={(ids, clear) => (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            showToast('success', { message: `Archived ${ids.length}` });
            clear();
          }}
        >
          Archive
        </Button>
      )}
    />
  );
}
