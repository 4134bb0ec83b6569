import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import { valuesOf } from '#shared/price-grid/columns.ts';
import { lookUntilSettled, sinceLoss } from '#shared/save/look-until-settled.ts';
import type { StoredCells } from './cells.ts';

type Cells = ReadonlyMap<string, CellValue>;

/** Rows whose answers were lost: a new price, sent again too early, is there twice. */
interface Losses {
  add: (row: string, cells: Cells) => void;
  /** Reads as long as the server may still save them. */
  readAfter: (read: () => Promise<StoredCells>, call: CallOptions) => Promise<StoredCells>;
}

export function createLosses(): Losses {
  let at = 0;
  const lost = new Map<string, Cells>();
  const areSaved = (stored: StoredCells): boolean =>
    [...lost].every(([row, cells]) =>
      valuesOf(cells).every(
        ([column, amount]) => (stored.get(row)?.get(column)?.amount ?? null) === amount,
      ),
    );
  return {
    add: (row, cells) => {
      at = Date.now();
      lost.set(row, cells);
    },
    readAfter: async (read, call) => {
      if (lost.size === 0) return read();
      const { found, mayCome } = await lookUntilSettled({
        ...sinceLoss(at, call.signal),
        look: read,
        isFound: areSaved,
      });
      if (!mayCome) lost.clear();
      return found;
    },
  };
}
