import type { ComponentType, ReactNode } from 'react';
import type { ActionName, WhyNot } from '../facts/action-texts.ts';
import type { Order } from '../query.ts';

export interface ActionFormProps<Name extends ActionName = ActionName> {
  /** As shown on the page */
  order: Order;
  /** Minor units paid outside the order's payments */
  paidOutside?: number | undefined;
  action: Name;
  /** Id of the preselected fulfillment, return, exchange or claim */
  subject: string | undefined;
  onClose: () => void;
}

export type ActionIcon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

interface Shown<Name extends ActionName> {
  /** In links, and of its texts */
  name: Name;
  /** Its record */
  group: 'order' | 'return' | 'swap' | 'claim';
  /** Lazy: the icons may be in a chunk that waits for this one. */
  icon: () => ActionIcon;
  /** The menu marks it as destructive. */
  isDangerous?: true;
  /** Its form is prefilled; in the queue, Enter confirms it. */
  isFilledIn?: true;
  /** Its form has two fields at most, so it is a dialog */
  isShort?: true;
  /** In the order's menu; the others are on their cards, in records' menus, or next */
  isInOrderMenu?: true;
  /** An open order edit would lose track, so it comes first. */
  movesGoods?: true;
  /** Payments due after an order edit come first. */
  waitsForPayment?: true;
  /**
   * For steps of a day's work that aren't proposed whenever they are possible
   *
   * @param paidOutside minor units paid outside the order's payments
   */
  isDue?: (order: Order, paidOutside: number) => boolean;
}

interface Definition<Name extends ActionName> extends Shown<Name> {
  /** Canceled orders allow nothing anyway. Without a subject, any will do. */
  rule: (order: Order, subject?: string) => WhyNot | undefined;
  form: () => Promise<(props: ActionFormProps<Name>) => ReactNode>;
}

export interface OrderActionDefinition<Name extends ActionName = ActionName> extends Shown<Name> {
  /** Returns the reason it isn't possible, if so. */
  whyNot: (order: Order, subject?: string) => WhyNot | undefined;
  /** Takes `ActionFormProps` with its own name. */
  form: () => Promise<(props: never) => ReactNode>;
}

export const defineAction = <Name extends ActionName>({
  rule,
  ...shown
}: Definition<Name>): OrderActionDefinition<Name> => ({
  ...shown,
  whyNot: (order, subject) => (order.status === 'canceled' ? 'canceled' : rule(order, subject)),
});
