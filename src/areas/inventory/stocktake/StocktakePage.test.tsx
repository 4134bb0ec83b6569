// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notePerson } from '#app/preferences/browser-storage.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import { render } from '../../../../tests/support/render.tsx';
import { StocktakePage } from './StocktakePage.tsx';
import { saveCount } from './stored-counts.ts';

interface Select {
  source: OptionSource;
  value: string;
  onChange: (id: string) => void;
}

const parts = vi.hoisted(() => ({ select: undefined as Select | undefined, at: '' }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { number = '' } = {}) => `${key} ${number}`.trim() }),
}));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('#ui/page/Page.tsx', () => ({
  Page: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('#ui/picker/EntitySelect.tsx', () => ({
  EntitySelect: (props: Select) => {
    parts.select = props;
    return null;
  },
}));
vi.mock('./Counting.tsx', () => ({
  Counting: ({ location }: { location: { id: string } }) => {
    parts.at = location.id;
    return null;
  },
}));
vi.mock('#shared/sources/stock-locations.ts', () => ({
  useStockLocations: () => ({
    data: ['a', 'b', 'c'].map((id) => ({ id, name: `Shop ${id}` })),
    isSuccess: true,
  }),
}));
vi.mock('#app/session/useSession.ts', () => ({
  useSession: () => ({ data: { user: { id: 'usr_1' } } }),
}));
vi.mock('./query.ts', () => ({
  countedItems: { queryKey: ['items'], queryFn: () => [], initialData: [] },
}));

const owner = ownerKey('usr_1');
const count = (location: string, ...items: string[]): void =>
  saveCount(location, owner, {
    units: new Map(items.map((item) => [item, 1])),
    unknown: new Map(),
  });
const details = (): unknown[] => (parts.select?.source.options ?? []).map(({ detail }) => detail);

beforeEach(() => {
  localStorage.clear();
  notePerson('usr_1');
});

test('without a count, the page opens at the first location', () => {
  render(<StocktakePage />);
  expect(parts.at).toBe('a');
});

test('the page opens where items were counted last, and its choice tells the counts of other locations', () => {
  count('c', 'mug', 'hat');
  count('b', 'mug');
  render(<StocktakePage />);
  expect([parts.at, parts.select?.value]).toEqual(['b', 'b']);
  expect(details()).toEqual([undefined, undefined, 'stocktake.items 2']);
  expect(parts.select?.source.detailed).toBe(true);
  act(() => parts.select?.onChange('c'));
  expect(parts.at).toBe('c');
  expect(details()).toEqual([undefined, 'stocktake.items 1', undefined]);
  count('b');
  act(() => {
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'x.work.stocktake' }));
  });
  expect(details()).toEqual([undefined, undefined, undefined]);
  expect(parts.select?.source.detailed).toBe(false);
});
