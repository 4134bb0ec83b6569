import { useOnOff } from '#shared/on-off/useOnOff.ts';
import type { OnOffSwitch } from '#shared/on-off/useOnOff.ts';
import { giftCardBulk } from './gift-cards.ts';
import { useGiftCardWords } from './useGiftCardWords.ts';

/** Disables or enables one gift card. */
export const useSwitch = (record: { id: string; is_disabled: boolean }): OnOffSwitch =>
  useOnOff(giftCardBulk, useGiftCardWords(), record);
