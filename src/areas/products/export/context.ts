import type { QueryClient } from '@tanstack/react-query';
import { everyPage } from '#shared/read/every-page.ts';
import type { ListProductsParams } from '#generated/admin/admin.schemas.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { foundParams } from '../list/found-params.ts';

export type ExportContext = Record<string, unknown> & {
  filterable_fields: Record<string, unknown>;
};

/** Exports support all filters but no search, so a search is resolved to product ids. */
export async function exportContext(client: QueryClient, view: ListView): Promise<ExportContext> {
  const params = await foundParams(client, view);
  const { limit: _l, offset: _o, expand: _e, fields: _f, order, q, ...filters } = params;
  const sorting = order === undefined ? {} : { order };
  if (!q) return { ...sorting, filterable_fields: filters };
  const found = await everyPage(async ({ limit, offset }) => {
    const { products, count } = await listProducts(
      omitUndefined<ListProductsParams>({
        ...filters,
        limit,
        offset,
        order,
        q,
        fields: 'id' satisfies FieldOf<typeof listProducts>,
        expand: 'collection' satisfies ExpandOf<typeof listProducts>,
      }),
    );
    return { rows: products, count };
  });
  return { ...sorting, filterable_fields: { ...filters, id: found.map(({ id }) => id) } };
}
