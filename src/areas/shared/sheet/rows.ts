import type { CallOptions } from '#app/query/own-calls.ts';
import { inParts } from '#app/query/in-parts.ts';
import { sideBySide } from '../side-by-side.ts';

/** A variant, or an inventory item, as a spreadsheet of many has it. */
export interface SheetRow {
  id: string;
  title: string;
  sku: string | null;
  /** Its product, whose rows are saved together; what belongs to none stands for itself. */
  productId: string;
  /** The title of its product, or what else tells it from others. */
  product: string;
  /** What is stored, by column; undefined where its cells can hold nothing. */
  cells: ReadonlyMap<string, number | null> | undefined;
}

/** Rows by their ids. */
export type Rows<Row extends SheetRow> = ReadonlyMap<string, Row>;

/** Variants of a call: their ids fit into an address, and the server's work grows with their square. */
const ROWS_AT_ONCE = 100;
const CALLS_AT_ONCE = 4;

/**
 * Reads rows as the server has them at this moment, by their ids; those that are gone are missing.
 *
 * @param products their titles, by their ids
 * @param onRead told how many more are read
 * @throws ApiError
 */
export type ReadRows<Row extends SheetRow> = (
  ids: readonly string[],
  products: ReadonlyMap<string, string>,
  call: CallOptions,
  onRead?: (count: number) => void,
) => Promise<Rows<Row>>;

/** Reads rows in parts that a call takes, some of them side by side. */
export const inCalls =
  <Row extends SheetRow>(
    readPart: (
      ids: string[],
      products: ReadonlyMap<string, string>,
      call: CallOptions,
    ) => Promise<Row[]>,
  ): ReadRows<Row> =>
  async (ids, products, call, onRead) => {
    const found = new Map<string, Row>();
    await sideBySide(inParts(ids, ROWS_AT_ONCE), CALLS_AT_ONCE, async (part) => {
      for (const row of await readPart(part, products, call)) found.set(row.id, row);
      onRead?.(part.length);
    });
    return found;
  };

/** What a cell holds; undefined where it can hold nothing. */
export const cellOf = (row: SheetRow | undefined, column: string): number | null | undefined =>
  row?.cells && (row.cells.get(column) ?? null);
