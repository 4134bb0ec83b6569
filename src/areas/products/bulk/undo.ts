import type { CallOptions } from '#app/query/own-calls.ts';
import { isAsLeft, operationOf } from './change.ts';
import type { EarlierProduct } from './change.ts';
import { readEarlier } from './earlier.ts';
import type { DoneChange } from './history.ts';
import { undoSteps } from './plan.ts';
import type { BulkStep, LabelOf } from './plan.ts';

/** What becomes of the products of a change when it is undone. */
export interface UndoPlan {
  /** They still have what the change gave them, and get back what they had. */
  restored: readonly EarlierProduct[];
  /** Someone has changed them since: they stay as they are. */
  kept: readonly EarlierProduct[];
  /** They no longer exist. */
  gone: readonly EarlierProduct[];
}

/** Sorts the products of a change by what they are now. */
export function undoPlan(
  { change, products }: Pick<DoneChange, 'change' | 'products'>,
  now: readonly EarlierProduct[],
): UndoPlan {
  const found = new Map(now.map((product) => [product.id, product]));
  const isOurs = (product: EarlierProduct): boolean => {
    const current = found.get(product.id);
    return current !== undefined && isAsLeft(change, product, current);
  };
  return {
    restored: products.filter(isOurs),
    kept: products.filter((product) => found.has(product.id) && !isOurs(product)),
    gone: products.filter(({ id }) => !found.has(id)),
  };
}

/** Reads the products of a change and sorts them by what they are now. */
export const readUndoPlan = async (done: DoneChange, { signal }: CallOptions): Promise<UndoPlan> =>
  undoPlan(
    done,
    await readEarlier(
      done.change.kind,
      done.products.map(({ id }) => id),
      signal,
    ),
  );

/** The contract's name of the call whose effects cover those of an undoing. */
export const undoOperation = ({ change }: DoneChange): string => operationOf(change.kind);

/**
 * Looks once more, because the question may have stood for a while, then writes the earlier values back.
 *
 * @param onLooked told what was found
 */
export function stepsOfUndo(
  done: DoneChange,
  { restored }: UndoPlan,
  { look, labelOf }: { look: string; labelOf: LabelOf },
  onLooked: (plan: UndoPlan) => void,
): BulkStep[] {
  let ours = new Set<string>();
  const isOurs = ({ id }: EarlierProduct): boolean => ours.has(id);
  return [
    {
      id: 'look',
      label: look,
      stage: 0,
      products: [],
      run: async (call) => {
        const plan = await readUndoPlan({ ...done, products: restored }, call);
        ours = new Set(plan.restored.map(({ id }) => id));
        onLooked(plan);
      },
    },
    ...undoSteps(done.change, restored, labelOf, isOurs),
  ];
}
