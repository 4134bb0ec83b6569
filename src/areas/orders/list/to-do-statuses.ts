import type { ListOrdersParams, Order } from '#generated/admin/admin.schemas.ts';
import type { ToDoFilter } from './to-do-filter.ts';

export type StatusParams = Pick<
  ListOrdersParams,
  'status' | 'payment_status' | 'fulfillment_status'
>;

/** Statuses that by themselves mean there is this to do */
export const CERTAIN: Record<ToDoFilter, StatusParams | undefined> = {
  ship: {
    status: ['pending', 'requires_action'],
    payment_status: ['not_paid', 'awaiting', 'captured', 'partially_refunded', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'fulfilled'],
  },
  capture: { payment_status: ['awaiting'] },
  send: undefined,
  pay: undefined,
  refund: undefined,
};

const STATUS_NAMES = ['status', 'payment_status', 'fulfillment_status'] as const;

export const hasStatuses = (
  order: Pick<Order, keyof StatusParams>,
  statuses: StatusParams,
): boolean =>
  STATUS_NAMES.every((name) => {
    const allowed: readonly string[] | undefined = statuses[name];
    return allowed?.includes(order[name]) ?? true;
  });

/**
 * Intersects statuses with the chosen ones.
 *
 * @returns undefined if nothing is left
 */
export function narrowed(statuses: StatusParams, chosen: StatusParams): StatusParams | undefined {
  const common: StatusParams = {};
  for (const name of STATUS_NAMES) {
    const [own, others] = [statuses[name], chosen[name]];
    const both: string[] | undefined =
      own && others
        ? own.filter((status) => others.some((other) => other === status))
        : (own ?? others);
    if (both?.length === 0) return undefined;
    if (both) Object.assign(common, { [name]: both });
  }
  return common;
}
