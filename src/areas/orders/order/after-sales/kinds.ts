import type { ReactNode } from 'react';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import type { Uploads } from '#shared/useUploads.ts';
import type { Order } from '../query.ts';
import { noClaimValues } from './claim/claim-values.ts';
import type { ClaimValues } from './claim/claim-values.ts';
import type { OutgoingItem } from './outgoing/outgoing.ts';
import type { SendValues } from './outgoing/send-shipping.ts';
import { noReturnValues } from './return-values.ts';
import type { ReturnValues } from './return-values.ts';
import type { ReturnChoices } from './useReturnChoices.ts';

/** What happens when something came back or went wrong; each is an action of the order, and has a form of its own. */
export const AFTER_SALES_KINDS = ['return', 'exchange', 'claim'] as const;

export type AfterSalesKind = (typeof AFTER_SALES_KINDS)[number];

/** What one enters, whichever kind it becomes: what was picked stays when another kind is chosen. */
export interface AfterSalesValues extends ReturnValues, SendValues {
  /** What is sent in place of it. */
  outgoing: readonly OutgoingItem[];
  /** It may be sent although there are too few. */
  allowBackorder: boolean;
  /** What only a claim has. */
  claim: ClaimValues;
}

export const noAfterSalesValues: AfterSalesValues = {
  ...noReturnValues,
  outgoing: [],
  sendOption: null,
  sendPrice: undefined,
  allowBackorder: false,
  claim: noClaimValues,
};

/** What each kind's form is given. */
export interface KindFormProps {
  /** As the page shows it. */
  order: Order;
  /** The store's return reasons, and the ways by which something comes back. */
  choices: ReturnChoices;
  /** Where it can go back to. */
  places: readonly StockLocation[];
  values: AfterSalesValues;
  onChange: (changed: Partial<AfterSalesValues>) => void;
  /** Pictures of a claim's items, each by the item's id. */
  uploads: Uploads;
  /** Something was entered that leaving would lose: this browser couldn't keep it. */
  isDirty: boolean;
  /** The choice of another kind, to be shown right below the picked items. */
  choice: ReactNode;
  /** It is done. */
  onDone: () => void;
  onClose: () => void;
}
