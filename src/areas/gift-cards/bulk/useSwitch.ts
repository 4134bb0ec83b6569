import { useOnOff } from '#shared/on-off/useOnOff.ts';
import type { OnOffSwitch } from '#shared/on-off/useOnOff.ts';
import { giftCardBulk } from './gift-cards.ts';
import { useGiftCardWords } from './useGiftCardWords.ts';

/** Switches one gift card off, or on again. */
export const useSwitch = (record: { id: string; is_disabled: boolean }): OnOffSwitch =>
  useOnOff(giftCardBulk, useGiftCardWords(), record);
