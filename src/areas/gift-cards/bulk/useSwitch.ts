import { useEnableDisable } from '#shared/enable-disable/useEnableDisable.ts';
import type { EnableDisableSwitch } from '#shared/enable-disable/useEnableDisable.ts';
import { giftCardBulk } from './gift-cards.ts';

/** Disables or enables one gift card. */
export const useSwitch = (record: { id: string; is_disabled: boolean }): EnableDisableSwitch =>
  useEnableDisable(giftCardBulk, record);
