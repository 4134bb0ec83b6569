import { isRequested } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import type { EditLine } from './lines.ts';

export interface Addition {
  /** Id of the edit's line, if it exists */
  lineId?: string | undefined;
  variantId: string;
  name: string;
  quantity: number;
}

/** Steps are planned against the server's state */
export interface EditTarget {
  /** By order item id; 0 removes the item */
  quantities: ReadonlyMap<string, number>;
  additions: readonly Addition[];
}

/** One call each, except `restart` */
export type EditStep =
  | { kind: 'begin' }
  /**
   * Ends the edit and begins a new one: the server can't restore removed lines, and requested edits must not change
   * unnoticed.
   */
  | { kind: 'restart' }
  /** Ends an edit that changes nothing */
  | { kind: 'discard' }
  | { kind: 'quantity'; lineId: string; name: string; quantity: number }
  | { kind: 'remove'; lineId: string; name: string }
  | { kind: 'add'; variantId: string; name: string; quantity: number }
  | { kind: 'takeBack'; changeId: string; name: string }
  /** The server doesn't redistribute discounts after an addition is undone */
  | { kind: 'shareDiscounts'; lineId: string; quantity: number };

export const editTargetOf = (lines: readonly EditLine[]): EditTarget => ({
  quantities: new Map(
    lines.filter(({ change }) => change !== 'added').map(({ key, after }) => [key, after]),
  ),
  additions: lines.flatMap(({ change, key, variantId, name, after }) =>
    change === 'added' && variantId !== undefined
      ? [{ lineId: key, variantId, name, quantity: after }]
      : [],
  ),
});

/** 0 removes an item of the order, or undoes an addition. */
export function withQuantity(
  lines: readonly EditLine[],
  key: string,
  quantity: number,
): EditTarget {
  const { quantities, additions } = editTargetOf(lines);
  if (quantities.has(key)) {
    return { additions, quantities: new Map([...quantities, [key, quantity]]) };
  }
  return {
    quantities,
    additions: additions.flatMap((one) =>
      one.lineId !== key ? [one] : quantity === 0 ? [] : [{ ...one, quantity }],
    ),
  };
}

export const withoutChange = (lines: readonly EditLine[], key: string): EditTarget =>
  withQuantity(lines, key, lines.find((line) => line.key === key)?.before ?? 0);

/** Repeated variants get more units. */
export function withAdditions(target: EditTarget, added: readonly Addition[]): EditTarget {
  const additions = [...target.additions];
  for (const one of added) {
    const place = additions.findIndex(({ variantId }) => variantId === one.variantId);
    const same = additions[place];
    if (same) additions[place] = { ...same, quantity: same.quantity + one.quantity };
    else additions.push(one);
  }
  return { ...target, additions };
}

interface PlanOptions {
  hasDiscounts: boolean;
  /** An earlier undone addition left the discounts stale */
  hasTakenBack?: boolean;
}

/**
 * Plans the steps; none if reached. `begin` and `restart` change line ids, so plan again after them.
 *
 * @param lines as on the server
 */
export function plan(
  lines: readonly EditLine[],
  edit: OrderEditRecord | undefined,
  target: EditTarget,
  { hasDiscounts, hasTakenBack = false }: PlanOptions,
): EditStep[] {
  const own = lines.filter(({ change }) => change !== 'added');
  const targetUnits = ({ key, after }: EditLine): number => target.quantities.get(key) ?? after;
  const isNothing =
    target.additions.length === 0 && own.every((line) => targetUnits(line) === line.before);
  if (isNothing) return edit ? [{ kind: 'discard' }] : [];
  if (!edit) return [{ kind: 'begin' }];
  const isGone = own.some((line) => line.lineId === undefined && targetUnits(line) > 0);
  if (isGone || isRequested(edit)) return [{ kind: 'restart' }];
  const { steps: additions, dropped } = planAdditions(lines, target.additions);
  const steps = [...own.flatMap((line) => planLine(line, targetUnits(line))), ...additions];
  if (hasDiscounts && (dropped.length > 0 || hasTakenBack) && steps.length === 0) {
    const line = lines.find(({ lineId }) => lineId && !dropped.some((one) => one.key === lineId));
    if (line?.lineId) {
      steps.push({ kind: 'shareDiscounts', lineId: line.lineId, quantity: line.after });
    }
  }
  // Undo additions first: every later step redistributes the discounts.
  return [
    ...dropped.flatMap(({ changeId, name }): EditStep[] =>
      changeId === undefined ? [] : [{ kind: 'takeBack', changeId, name }],
    ),
    ...steps,
  ];
}

function planLine({ lineId, name, after }: EditLine, quantity: number): EditStep[] {
  if (lineId === undefined || quantity === after) return [];
  return quantity === 0
    ? [{ kind: 'remove', lineId, name }]
    : [{ kind: 'quantity', lineId, name, quantity }];
}

/** By id, or by variant after a restart or a lost answer. */
function planAdditions(
  lines: readonly EditLine[],
  additions: readonly Addition[],
): { steps: EditStep[]; dropped: EditLine[] } {
  const left = lines.filter(({ change }) => change === 'added');
  const take = (matches: (line: EditLine) => boolean): EditLine | undefined => {
    const place = left.findIndex(matches);
    return place === -1 ? undefined : left.splice(place, 1)[0];
  };
  const byId = additions.map(({ lineId }) => take(({ key }) => key === lineId));
  const steps = additions.flatMap((one, index): EditStep[] => {
    const line = byId[index] ?? take(({ variantId }) => variantId === one.variantId);
    if (!line) {
      const { variantId, name, quantity } = one;
      return [{ kind: 'add', variantId, name, quantity }];
    }
    return planLine(line, one.quantity);
  });
  return { steps, dropped: left };
}
