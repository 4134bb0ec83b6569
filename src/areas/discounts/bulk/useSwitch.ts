import { useEnableDisable } from '#shared/enable-disable/useEnableDisable.ts';
import type { EnableDisableSwitch } from '#shared/enable-disable/useEnableDisable.ts';
import { discountBulk } from './discounts.ts';

/** Disables or enables one discount. */
export const useSwitch = (record: { id: string; is_disabled: boolean }): EnableDisableSwitch =>
  useEnableDisable(discountBulk, record);
