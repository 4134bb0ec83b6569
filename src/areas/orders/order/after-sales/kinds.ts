import type { ReactNode } from 'react';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import type { Uploads } from '#shared/files/useUploads.ts';
import type { Order } from '../query.ts';
import { noClaimValues } from './claim/claim-values.ts';
import type { ClaimValues } from './claim/claim-values.ts';
import type { OutgoingItem } from './outgoing/outgoing.ts';
import type { SendValues } from './outgoing/send-shipping.ts';
import { noReturnValues } from './return-values.ts';
import type { ReturnValues } from './return-values.ts';
import type { ReturnChoices } from './useReturnChoices.ts';

/** Also order actions with their own forms */
export const AFTER_SALES_KINDS = ['return', 'exchange', 'claim'] as const;

export type AfterSalesKind = (typeof AFTER_SALES_KINDS)[number];

/** Shared, so that input survives choosing another kind */
export interface AfterSalesValues extends ReturnValues, SendValues {
  outgoing: readonly OutgoingItem[];
  /** May be sent despite too little stock */
  allowBackorder: boolean;
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

export interface KindFormProps {
  /** As shown on the page */
  order: Order;
  choices: ReturnChoices;
  places: readonly StockLocation[];
  values: AfterSalesValues;
  onChange: (changed: Partial<AfterSalesValues>) => void;
  /** By item id */
  uploads: Uploads;
  /** The browser couldn't keep the draft */
  isDirty: boolean;
  /** Kind selector */
  choice: ReactNode;
  /** Goes first in the form. */
  notice: ReactNode;
  /** Right before the call that may change the order. */
  onSend: () => void;
  onDone: () => void;
  onClose: () => void;
}
