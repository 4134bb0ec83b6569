import type { QueryClient } from '@tanstack/react-query';
import { everyPage } from '#shared/every-page.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { foundParams } from '../list/found-params.ts';

/** What an export is told: which products, and their order. */
export type ExportContext = Record<string, unknown> & {
  filterable_fields: Record<string, unknown>;
};

/**
 * The products of a list, on all of its pages, as the export takes them. An export knows all filters, but not the
 * search: that one is done here, and the products that it found are named one by one.
 */
export async function exportContext(client: QueryClient, view: ListView): Promise<ExportContext> {
  const params = await foundParams(client, view);
  const { limit: _l, offset: _o, expand: _e, fields: _f, order, q, ...filters } = params;
  const sorting = order === undefined ? {} : { order };
  if (!q) return { ...sorting, filterable_fields: filters };
  const found = await everyPage(async (page) => {
    const { products, count } = await listProducts({
      ...filters,
      ...page,
      ...sorting,
      q,
      fields: 'id',
      expand: 'collection',
    });
    return { rows: products, count };
  });
  return { ...sorting, filterable_fields: { ...filters, id: found.map(({ id }) => id) } };
}
