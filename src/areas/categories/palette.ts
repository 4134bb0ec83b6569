import { listProductCategories } from '#generated/admin/product-categories/product-categories.ts';
import type { ExpandOf } from '#app/query/names.ts';
import type { FindRecords } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';

/** Searches names and handles; the parent distinguishes equal names. */
export const findCategories: FindRecords = async ({ q, limit, offset }, signal) => {
  const { product_categories: categories, count } = await listProductCategories(
    {
      q,
      limit,
      offset,
      expand: 'parent_category' satisfies ExpandOf<typeof listProductCategories>,
    },
    { signal },
  );
  return {
    count,
    records: foundRecords(categories, ({ id, name, handle, parent_category: parent }) => ({
      id,
      to: paths.category(id),
      title: name,
      detail: parent?.name ?? handle,
    })),
  };
};
