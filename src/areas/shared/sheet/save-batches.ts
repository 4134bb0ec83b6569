import type { CallOptions } from '#app/query/abortable-calls.ts';
import { ApiError } from '#client/index.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { isBroken, valuesOf } from '../price-grid/columns.ts';
import { mapConcurrently } from '../read/map-concurrently.ts';
import type { Step } from '../save/steps.ts';
import { inBatches } from './plan.ts';
import type { ChangedRow } from './plan.ts';
import { cellOf } from './rows.ts';
import type { SheetRow, Rows } from './rows.ts';

const failure = (status: number): ApiError =>
  new ApiError('Not as it was read', { kind: 'http', status, outcome: 'failed' });

/** Changed after rereading; the next save asks. */
const overtaken = (): ApiError => failure(409);
const deleted = (): ApiError => failure(404);
const stopped = (): ApiError => new ApiError('Stopped', { kind: 'aborted', outcome: 'failed' });

export interface Outcome {
  promise: Promise<void>;
  /** Only the first call counts. */
  settle: (error?: unknown) => void;
}

/** By row id. */
export type Outcomes = ReadonlyMap<string, Outcome>;

function outcomeOf(): Outcome {
  let settle: Outcome['settle'] = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  // It may never be awaited.
  promise.catch(() => undefined);
  return { promise, settle };
}

export interface DueRow<Row extends SheetRow> {
  now: Row;
  /** Differ from stored values. */
  values: readonly [column: string, value: number | null][];
}

export interface Writer<Row extends SheetRow> {
  /** Rereads a batch, with data for writing. */
  look: (
    ids: readonly string[],
    products: readonly string[],
    call: CallOptions,
  ) => Promise<Rows<Row>>;
  /** Settles each row; starts nothing after an abort. */
  write: (due: readonly DueRow<Row>[], outcomes: Outcomes, call: CallOptions) => Promise<void>;
}

export const writeEach =
  <Row extends SheetRow>(
    atOnce: number,
    save: (row: DueRow<Row>, call: CallOptions) => Promise<void>,
  ): Writer<Row>['write'] =>
  async (due, outcomes, call) => {
    await mapConcurrently(
      due,
      atOnce,
      async (row) => {
        const outcome = outcomes.get(row.now.id);
        try {
          await save(row, call);
          outcome?.settle();
        } catch (error) {
          outcome?.settle(error);
        }
      },
      call.signal,
    );
  };

/** Now neither as seen nor as wanted. */
const isOvertaken = ({ changed }: ChangedRow, seen: SheetRow | undefined, now: SheetRow): boolean =>
  valuesOf(changed).some(([column, mine]) => {
    const is = cellOf(now, column);
    return is !== cellOf(seen, column) && is !== mine;
  });

async function saveBatch<Row extends SheetRow>(
  rows: readonly ChangedRow[],
  seen: Rows<Row>,
  { look, write }: Writer<Row>,
  outcomes: Outcomes,
  call: CallOptions,
): Promise<void> {
  const products = [...new Set(rows.map(({ productId }) => productId))];
  const stored = await look(
    rows.map(({ id }) => id),
    products,
    call,
  );
  const due = rows.flatMap((row): DueRow<Row>[] => {
    const now = stored.get(row.id);
    const outcome = outcomes.get(row.id);
    if (!now) outcome?.settle(deleted());
    else if (isOvertaken(row, seen.get(row.id), now)) outcome?.settle(overtaken());
    else {
      const values = valuesOf(row.changed).filter(
        ([column, value]) => cellOf(now, column) !== value,
      );
      if (values.length > 0) return [{ now, values }];
      outcome?.settle();
    }
    return [];
  });
  await write(due, outcomes, call);
}

function send<Row extends SheetRow>(
  rows: readonly ChangedRow[],
  seen: Rows<Row>,
  writer: Writer<Row>,
  call: CallOptions,
): Outcomes {
  const outcomes = new Map(rows.map(({ id }) => [id, outcomeOf()]));
  const work = async (): Promise<void> => {
    let reason: unknown;
    for (const batch of inBatches(rows)) {
      if (call.signal.aborted) break;
      try {
        await saveBatch(batch, seen, writer, outcomes, call);
      } catch (error) {
        reason = error;
        break;
      }
    }
    for (const { settle } of outcomes.values()) settle(reason ?? stopped());
  };
  void work();
  return outcomes;
}

/**
 * Each batch rereads its rows, since large saves take long: others' edits wait for the next save, and stored values
 * aren't resent.
 *
 * @param seen rows at conflict detection
 */
export function batchSteps<Row extends SheetRow>(
  seen: Rows<Row>,
  edits: Edits,
  writer: Writer<Row>,
): Step[] {
  const rows = [...edits].flatMap(([id, changed]): ChangedRow[] => {
    const row = seen.get(id);
    return !row || isBroken(changed) ? [] : [{ id, productId: row.productId, changed }];
  });
  let sent: Outcomes | undefined;
  return inBatches(rows)
    .flat()
    .map(({ id }) => {
      const { title = id, product = '' } = seen.get(id) ?? {};
      return {
        id,
        label: [title, product].filter(Boolean).join(', '),
        stage: 1,
        run: (call) => {
          sent ??= send(rows, seen, writer, call);
          return sent.get(id)?.promise ?? Promise.resolve();
        },
      };
    });
}
