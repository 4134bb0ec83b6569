// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ExtensionsContext, NOT_LOADED } from '#app/extensions/context.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import type { Extension } from '#app/extensions/extension.ts';
import type { Filter } from '#ui/list/filters.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { useExtensionFilters } from './extension-filters.ts';

const OWN: Filter = { kind: 'dates', name: 'created_at', label: 'Placed' };

const options = [
  { value: 'late', label: 'late', params: { status: ['pending' as const] } },
  { value: 'done', label: 'done', params: { status: ['completed' as const] } },
];

const approval = defineExtension({
  name: 'approval',
  filters: [
    { on: 'orders', id: 'state', label: 'state', options },
    { on: 'customers', id: 'company', label: 'company', options: [] },
  ],
});

let filters: readonly Filter[] = [];

type Chosen = Record<string, string[]>;

function Probe({ list, chosen }: { list: string; chosen: Chosen }): null {
  filters = useExtensionFilters(list, [OWN], chosen);
  return null;
}

const draw = (
  list: string,
  chosen: Chosen = {},
  extensions: readonly Extension[] = [approval],
): unknown =>
  render(
    <InEnglish>
      <ExtensionsContext value={extensions}>
        <Probe list={list} chosen={chosen} />
      </ExtensionsContext>
    </InEnglish>,
  );

test('a list has the filters of its name after its own, each with its choices', async () => {
  draw('orders');
  expect(filters.map(({ name }) => name)).toEqual(['created_at', 'x-approval.state']);
  const [, further] = filters;
  if (!further || 'kind' in further) throw new Error('no choices');
  const search = { limit: 10, offset: 0 };
  const found = await further.source.find(search, new AbortController().signal);
  expect(found.options.map(({ value }) => value)).toEqual(['late', 'done']);
  draw('products');
  expect(filters).toEqual([OWN]);
});

test('a filter that no extension has is listed, once the extensions are loaded', () => {
  const chosen = { status: ['draft'], 'x-gone.state': ['late'], 'x-approval.state': ['late'] };
  const missing = { kind: 'missing', name: 'x-gone.state', label: 'gone.state' };
  draw('orders', chosen);
  expect(filters.map(({ name }) => name)).toEqual([
    'created_at',
    'x-approval.state',
    'x-gone.state',
  ]);
  expect(filters.at(-1)).toEqual(missing);
  draw('orders', { 'x-approval.state': ['dropped'] });
  expect(filters[1]).toEqual({ kind: 'missing', name: 'x-approval.state', label: 'state' });
  draw('orders', chosen, NOT_LOADED);
  expect(filters).toEqual([OWN]);
});
