import { isApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '../../read/map-concurrently.ts';
import { UNASKED_CALLS } from '../../read/unasked-calls.ts';

interface Calls<Found> {
  /** In a stable order */
  page: (part: { limit: number; offset: number }) => Promise<{
    rows: readonly Found[];
    count: number;
  }>;
  one: (id: string) => Promise<Found>;
}

/** Rows a page */
const LIMIT = 500;

/**
 * For lists without a filter by id: reads pages or single records, whichever takes fewer calls.
 *
 * @throws ApiError
 */
export async function findRecords<Found extends { id: string }>(
  ids: readonly string[],
  { page, one }: Calls<Found>,
): Promise<Found[]> {
  if (ids.length <= UNASKED_CALLS) return readSingly(ids, one);
  const found = new Map<string, Found>();
  const readPage = async (part: { limit: number; offset: number }): Promise<number> => {
    const { rows, count } = await page(part);
    readEach(rows, (row) => found.set(row.id, row));
    return count;
  };
  const count = await readPage({ limit: LIMIT, offset: 0 });
  // A server may send fewer than asked for.
  const step = found.size;
  const pagesLeft = step === 0 ? 0 : Math.max(0, Math.ceil(count / step) - 1);
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length <= pagesLeft) {
    for (const record of await readSingly(missing, one)) found.set(record.id, record);
  } else {
    const offsets = Array.from({ length: pagesLeft }, (_, place) => (place + 1) * step);
    await mapConcurrently(offsets, CALLS_AT_ONCE, (offset) => readPage({ limit: step, offset }));
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readSingly<Found>(
  ids: readonly string[],
  one: (id: string) => Promise<Found>,
): Promise<Found[]> {
  const found = await mapConcurrently(ids, CALLS_AT_ONCE, async (id): Promise<Found[]> => {
    try {
      return [await one(id)];
    } catch (error) {
      if (isApiError(error) && error.status === 404) return [];
      throw error;
    }
  });
  return found.flat();
}
