import { expect, test, vi } from 'vitest';
import type { FoundRecord } from '#app/area/area.ts';
import { findSettings } from './palette.ts';
import { settingsGroups } from './pages.ts';

const known = vi.hoisted(() => ({ features: undefined as readonly string[] | undefined }));
vi.mock('#app/preferences/known-store.ts', () => ({
  readKnownStore: () => known.features && { name: 'Tern', features: known.features },
}));
vi.mock('i18next', () => ({
  default: { loadNamespaces: async () => undefined, getFixedT: () => (key: string) => key },
}));

const find = (offset: number): Promise<{ records: FoundRecord[]; count: number }> =>
  findSettings({ q: 'pages', limit: 8, offset }, new AbortController().signal, undefined as never);
const pages = settingsGroups().flatMap((group) => group.pages);

test('the second page of found settings goes on where the first ends', async () => {
  const [first, second] = [await find(0), await find(8)];
  const ids = [...first.records, ...second.records].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toHaveLength(Math.min(16, first.count));
  expect(first.count).toBeGreaterThan(8);
});

test('pages of features that the store doesn’t have aren’t found', async () => {
  known.features = [];
  expect((await find(0)).count).toBe(pages.filter(({ feature }) => !feature).length);
});
