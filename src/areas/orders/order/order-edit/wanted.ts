import { isRequested } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import type { EditLine } from './lines.ts';

/** Something that an edit shall add to the order. */
export interface Addition {
  /** The edit's line, where it has one already. */
  lineId?: string | undefined;
  variantId: string;
  name: string;
  quantity: number;
}

/** How the lines shall be when a change is made; the steps that lead there follow from what the server has by then. */
export interface Wanted {
  /** Quantities of the order's own items, by their ids; 0 removes one. */
  quantities: ReadonlyMap<string, number>;
  additions: readonly Addition[];
}

/** What leads from an edit to what is wanted, one call each but for `restart`. */
export type EditStep =
  /** Begins the edit. */
  | { kind: 'begin' }
  /**
   * Ends the edit and begins it anew: the server can't bring a removed line back, and what a customer was asked about
   * isn't changed behind their back.
   */
  | { kind: 'restart' }
  /** Ends the edit, since nothing is to be changed any more. */
  | { kind: 'discard' }
  | { kind: 'quantity'; lineId: string; name: string; quantity: number }
  | { kind: 'remove'; lineId: string; name: string }
  | { kind: 'add'; variantId: string; name: string; quantity: number }
  | { kind: 'takeBack'; changeId: string; name: string }
  /** Shares the discounts out anew, which the server doesn't do when an addition is taken back. */
  | { kind: 'shareDiscounts'; lineId: string; quantity: number };

/** The lines as they are now. */
export const wantedOf = (lines: readonly EditLine[]): Wanted => ({
  quantities: new Map(
    lines.filter(({ change }) => change !== 'added').map(({ key, after }) => [key, after]),
  ),
  additions: lines.flatMap(({ change, key, variantId, name, after }) =>
    change === 'added' && variantId !== undefined
      ? [{ lineId: key, variantId, name, quantity: after }]
      : [],
  ),
});

/** With another quantity of a line; 0 removes one of the order, and takes an addition back. */
export function withQuantity(lines: readonly EditLine[], key: string, quantity: number): Wanted {
  const { quantities, additions } = wantedOf(lines);
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

/** A line as it was before the edit. */
export const withoutChange = (lines: readonly EditLine[], key: string): Wanted =>
  withQuantity(lines, key, lines.find((line) => line.key === key)?.before ?? 0);

/** With more variants; one that the edit adds already gets more units. */
export function withAdditions(wanted: Wanted, added: readonly Addition[]): Wanted {
  const additions = [...wanted.additions];
  for (const one of added) {
    const place = additions.findIndex(({ variantId }) => variantId === one.variantId);
    const same = additions[place];
    if (same) additions[place] = { ...same, quantity: same.quantity + one.quantity };
    else additions.push(one);
  }
  return { ...wanted, additions };
}

interface PlanOptions {
  /** The order has discounts, which are shared among its lines. */
  hasDiscounts: boolean;
  /** An addition was taken back before, of which the discounts don't know yet. */
  hasTakenBack?: boolean;
}

/**
 * The steps from an edit to what is wanted; after `begin` and `restart` the lines have other ids, so that the steps have
 * to be planned anew. None where all is as wanted.
 *
 * @param lines of the order and the edit as the server has them
 */
export function plan(
  lines: readonly EditLine[],
  edit: OrderEditRecord | undefined,
  wanted: Wanted,
  { hasDiscounts, hasTakenBack = false }: PlanOptions,
): EditStep[] {
  const own = lines.filter(({ change }) => change !== 'added');
  const wantedUnits = ({ key, after }: EditLine): number => wanted.quantities.get(key) ?? after;
  const isNothing =
    wanted.additions.length === 0 && own.every((line) => wantedUnits(line) === line.before);
  if (isNothing) return edit ? [{ kind: 'discard' }] : [];
  if (!edit) return [{ kind: 'begin' }];
  const isGone = own.some((line) => line.lineId === undefined && wantedUnits(line) > 0);
  if (isGone || isRequested(edit)) return [{ kind: 'restart' }];
  const { steps: additions, dropped } = planAdditions(lines, wanted.additions);
  const steps = [...own.flatMap((line) => planLine(line, wantedUnits(line))), ...additions];
  if (hasDiscounts && (dropped.length > 0 || hasTakenBack) && steps.length === 0) {
    const line = lines.find(({ lineId }) => lineId && !dropped.some((one) => one.key === lineId));
    if (line?.lineId) {
      steps.push({ kind: 'shareDiscounts', lineId: line.lineId, quantity: line.after });
    }
  }
  // First what is taken back: each step after it shares the discounts out.
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

/** Additions find their lines by id, and by variant where the edit was begun anew or an answer was lost. */
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
