import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { existingNames } from './existing-name.ts';
import { fixedSource } from './source.ts';
import { optionsQuery } from './useOptions.ts';

const source = fixedSource([
  { value: 'a', label: 'Sea chart' },
  { value: 'b', label: 'Brass' },
]);
const { signal } = new AbortController();

test('names get the spelling that exists; others, and those to keep, stay', async () => {
  const names = ['SEA CHART ', 'brass', 'Brass', 'Rope', ''];
  const client = new QueryClient();
  expect(await existingNames(client, source, names, { signal })).toEqual([
    'Sea chart',
    'Brass',
    'Rope',
    '',
  ]);
  expect(await existingNames(client, source, ['brass'], { signal, kept: ['brass'] })).toEqual([
    'brass',
  ]);
});

test('found by a field before, they aren’t asked for again', async () => {
  const client = new QueryClient();
  const find = vi.fn(source.find);
  const asked = { ...source, find };
  await client.fetchInfiniteQuery(optionsQuery(asked, 'brass'));
  expect(await existingNames(client, asked, ['brass'], { signal })).toEqual(['Brass']);
  expect(find).toHaveBeenCalledOnce();
});

test('a search that fails leaves the name; once stopped, nothing is to be saved', async () => {
  const client = new QueryClient();
  const lost = new Error('Lost');
  const failing = { ...source, find: async () => Promise.reject(lost) };
  expect(await existingNames(client, failing, ['brass'], { signal })).toEqual(['brass']);
  const stopped = { signal: AbortSignal.abort() };
  await expect(existingNames(client, failing, ['brass'], stopped)).rejects.toBe(lost);
});
