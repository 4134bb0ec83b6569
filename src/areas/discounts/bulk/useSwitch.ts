import { useOnOff } from '#shared/on-off/useOnOff.ts';
import type { OnOffSwitch } from '#shared/on-off/useOnOff.ts';
import { discountBulk } from './discounts.ts';
import { useDiscountWords } from './useDiscountWords.ts';

/** Disables or enables one discount. */
export const useSwitch = (record: { id: string; is_disabled: boolean }): OnOffSwitch =>
  useOnOff(discountBulk, useDiscountWords(), record);
