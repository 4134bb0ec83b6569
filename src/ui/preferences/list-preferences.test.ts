import { expect, test } from 'vitest';
import { toListPreferences } from './list-preferences.ts';

test('keeps what is whole', () => {
  const stored = {
    columns: ['status'],
    views: [
      { id: '1', name: 'Drafts', query: 'status=draft', columns: ['stock'] },
      { id: 'start' },
    ],
  };
  expect(toListPreferences(structuredClone(stored))).toEqual(stored);
});

test('drops what is broken instead of failing', () => {
  for (const broken of [undefined, null, 3, 'x', []]) expect(toListPreferences(broken)).toEqual({});
  expect(
    toListPreferences({
      columns: ['a', 1, null],
      views: [
        null,
        { id: '1', name: 7 },
        { name: 'N', query: 'q' },
        { id: '2', name: 'N', query: 'q' },
      ],
    }),
  ).toEqual({ columns: ['a'], views: [{ id: '2', name: 'N', query: 'q' }] });
  expect(toListPreferences({ columns: 'a', views: {} })).toEqual({});
});
