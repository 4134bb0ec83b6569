import type { CallOptions } from '#app/query/own-calls.ts';
import { ApiError } from '#client/index.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { isBroken, valuesOf } from '../price-grid/columns.ts';
import { sideBySide } from '../side-by-side.ts';
import type { Step } from '../steps.ts';
import { inWaves } from './plan.ts';
import type { ChangedRow } from './plan.ts';
import { cellOf } from './rows.ts';
import type { SheetRow, Rows } from './rows.ts';

const failure = (status: number): ApiError =>
  new ApiError('Not as it was read', { kind: 'http', status, outcome: 'failed' });

/** Someone changed the cell after it was looked at; the next save asks about it. */
const overtaken = (): ApiError => failure(409);
const deleted = (): ApiError => failure(404);
const stopped = (): ApiError => new ApiError('Stopped', { kind: 'aborted', outcome: 'failed' });

/** A row's way to its result. */
export interface Outcome {
  promise: Promise<void>;
  /** Without an error it is saved; the first result stays. */
  settle: (error?: unknown) => void;
}

/** By the rows' ids. */
export type Outcomes = ReadonlyMap<string, Outcome>;

function outcomeOf(): Outcome {
  let settle: Outcome['settle'] = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  // A row whose turn doesn't come is never waited for.
  promise.catch(() => undefined);
  return { promise, settle };
}

/** A changed row that is to be sent, with what is stored of it just before. */
export interface DueRow<Row extends SheetRow> {
  now: Row;
  /** The changed cells that hold something else than what is stored. */
  values: readonly [column: string, value: number | null][];
}

/** How a spreadsheet's rows are written. */
export interface Writer<Row extends SheetRow> {
  /** Reads the rows of a wave as they are at this moment, with whatever else writing them needs. */
  look: (
    ids: readonly string[],
    products: readonly string[],
    call: CallOptions,
  ) => Promise<Rows<Row>>;
  /** Writes the rows of a wave and settles each of them; nothing begins once the call is stopped. */
  write: (due: readonly DueRow<Row>[], outcomes: Outcomes, call: CallOptions) => Promise<void>;
}

/**
 * Writes rows that don't need each other.
 *
 * @param atOnce how many at the same time
 * @param save   throws what the row's result is then
 */
export const writeEach =
  <Row extends SheetRow>(
    atOnce: number,
    save: (row: DueRow<Row>, call: CallOptions) => Promise<void>,
  ): Writer<Row>['write'] =>
  (due, outcomes, call) =>
    sideBySide(
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
      () => call.signal.aborted,
    );

/** Whether a changed cell holds by now neither what it was looked at with nor what it is changed to. */
const isOvertaken = ({ changed }: ChangedRow, seen: SheetRow | undefined, now: SheetRow): boolean =>
  valuesOf(changed).some(([column, mine]) => {
    const is = cellOf(now, column);
    return is !== cellOf(seen, column) && is !== mine;
  });

/** Looks at the rows of a wave once more, and writes those that still differ from what is stored. */
async function saveWave<Row extends SheetRow>(
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

/** Saves rows wave by wave; once one can't be looked at, nothing more is sent. */
function send<Row extends SheetRow>(
  rows: readonly ChangedRow[],
  seen: Rows<Row>,
  writer: Writer<Row>,
  call: CallOptions,
): Outcomes {
  const outcomes = new Map(rows.map(({ id }) => [id, outcomeOf()]));
  const work = async (): Promise<void> => {
    let reason: unknown;
    for (const wave of inWaves(rows)) {
      if (call.signal.aborted) break;
      try {
        await saveWave(wave, seen, writer, outcomes, call);
      } catch (error) {
        reason = error;
        break;
      }
    }
    // Those that have their result keep it.
    for (const { settle } of outcomes.values()) settle(reason ?? stopped());
  };
  void work();
  return outcomes;
}

/**
 * A step for each changed row whose cells are all values, which waits for what its wave writes.
 *
 * A save of many rows takes a while, in which others go on working. So the rows are looked at once more just before they
 * are sent: a cell that someone else changed too is left to the next save, which asks about it, and what is stored
 * already, because an answer was lost, isn't sent again.
 *
 * @param seen the changed rows as they were when conflicts were looked for
 */
export function waveSteps<Row extends SheetRow>(
  seen: Rows<Row>,
  edits: Edits,
  writer: Writer<Row>,
): Step[] {
  const rows = [...edits].flatMap(([id, changed]): ChangedRow[] => {
    const row = seen.get(id);
    return !row || isBroken(changed) ? [] : [{ id, productId: row.productId, changed }];
  });
  let sent: Outcomes | undefined;
  return inWaves(rows)
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
