import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { palettes } from './palettes.ts';

test('each palette entry is that of an area, whose folder has its id', () => {
  const ids = new Set(areas.map(({ id }) => id));
  expect(Object.keys(palettes)).toContain('orders');
  expect(Object.keys(palettes).filter((id) => !ids.has(id))).toEqual([]);
});

test('an area gets the palette of its folder, if there is one', async () => {
  const of = async (id: string) => areas.find((area) => area.id === id)?.palette?.();
  expect(await of('customers')).toBe(palettes['customers']);
  expect(await of('returns')).toBeUndefined();
});
