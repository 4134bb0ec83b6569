import { listCollections } from '#generated/admin/collections/collections.ts';
import type { FindRecords } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';

/** Searches titles and handles. */
export const findCollections: FindRecords = async ({ q, limit, offset }, signal) => {
  const { collections, count } = await listCollections({ q, limit, offset }, { signal });
  return {
    count,
    records: foundRecords(collections, ({ id, title, handle }) => ({
      id,
      to: paths.collection(id),
      title,
      detail: handle ?? undefined,
    })),
  };
};
