import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatFor } from './format.ts';
import { readInstant } from './instant.ts';
import { storeDay } from './store-zone.ts';
import { useTag } from './useTag.ts';

/** For functions that many cells share: a hook in each would cost more than the cell. */
export interface MomentWords {
  tag: string;
  t: TFunction<'common'>;
}

export function useMomentWords(): MomentWords {
  const { t } = useTranslation('common');
  return { tag: useTag(), t };
}

function storeDayOf(instant: string | Date, { tag, t }: MomentWords): string | undefined {
  const date = readInstant(instant);
  const day = date && storeDay(date, tag);
  return day === undefined ? undefined : t('date.storeDay', { day });
}

/** Date and time, plus the store's day if it differs. */
export const momentOf = (instant: string | Date, words: MomentWords): string =>
  [formatFor(words.tag).dateTime(instant), storeDayOf(instant, words)].filter(Boolean).join(' · ');

export function useMoment(): (instant: string | Date) => string {
  const words = useMomentWords();
  return (instant) => momentOf(instant, words);
}

/** The store's day; undefined if it is the reader's. */
export function useStoreDay(): (instant: string | Date) => string | undefined {
  const words = useMomentWords();
  return (instant) => storeDayOf(instant, words);
}
