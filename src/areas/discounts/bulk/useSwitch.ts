import { useOnOff } from '#shared/on-off/useOnOff.ts';
import type { OnOffSwitch } from '#shared/on-off/useOnOff.ts';
import { discountBulk } from './discounts.ts';
import { useDiscountWords } from './useDiscountWords.ts';

/** Switches one discount off, or on again. */
export const useSwitch = (record: { id: string; is_disabled: boolean }): OnOffSwitch =>
  useOnOff(discountBulk, useDiscountWords(), record);
