import type { CallOptions } from '#app/query/abortable-calls.ts';
import { chunk } from '#app/query/chunk.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '../read/map-concurrently.ts';

export interface SheetRow {
  id: string;
  title: string;
  sku: string | null;
  /** Or own id; rows of a product are saved together. */
  productId: string;
  product: string;
  /** By column; undefined: no values possible. */
  cells: ReadonlyMap<string, number | null> | undefined;
}

export type Rows<Row extends SheetRow> = ReadonlyMap<string, Row>;

/** The ids must fit into a URL, and server work grows with their square. */
const ROWS_AT_ONCE = 100;

/**
 * Reads current rows; deleted ones are missing.
 *
 * @param products titles by id
 * @param onRead gets the number of further rows
 * @throws ApiError
 */
export type ReadRows<Row extends SheetRow> = (
  ids: readonly string[],
  products: ReadonlyMap<string, string>,
  call: CallOptions,
  onRead?: (count: number) => void,
) => Promise<Rows<Row>>;

export const readInChunks =
  <Row extends SheetRow>(
    readPart: (
      ids: string[],
      products: ReadonlyMap<string, string>,
      call: CallOptions,
    ) => Promise<Row[]>,
  ): ReadRows<Row> =>
  async (ids, products, call, onRead) => {
    const found = new Map<string, Row>();
    await mapConcurrently(chunk(ids, ROWS_AT_ONCE), CALLS_AT_ONCE, async (part) => {
      for (const row of await readPart(part, products, call)) found.set(row.id, row);
      onRead?.(part.length);
    });
    return found;
  };

/** Undefined: no value possible. */
export const cellOf = (row: SheetRow | undefined, column: string): number | null | undefined =>
  row?.cells && (row.cells.get(column) ?? null);
