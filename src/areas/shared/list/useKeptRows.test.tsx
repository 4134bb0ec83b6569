// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ExtensionsContext, NOT_LOADED } from '#app/extensions/context.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import type { Extension } from '#app/extensions/extension.ts';
import { rememberFilters } from '#app/extensions/filters.ts';
import { render } from '../../../../tests/support/render.tsx';
import { useKeptRows } from './useKeptRows.ts';

const sales = defineExtension({
  name: 'sales',
  filters: [
    {
      on: 'price-lists',
      id: 'kind',
      label: 'kind',
      options: [{ value: 'sale', label: 'sale', keeps: ({ type }) => type === 'sale' }],
    },
  ],
});

const rows = [{ type: 'sale' }, { type: 'override' }];
const chosen = { 'x-sales.kind': ['sale'] };

let kept: readonly unknown[] | undefined;

function Probe(): null {
  kept = useKeptRows('price-lists', rows, chosen);
  return null;
}

const draw = (extensions: readonly Extension[]): unknown =>
  render(
    <ExtensionsContext value={extensions}>
      <Probe />
    </ExtensionsContext>,
  );

test('rows are chosen once the extensions are loaded', () => {
  rememberFilters(sales);
  draw(NOT_LOADED);
  expect(kept).toBe(rows);
  draw([sales]);
  expect(kept).toEqual([{ type: 'sale' }]);
});
