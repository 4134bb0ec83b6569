import { useTranslation } from 'react-i18next';
import { readInstant } from './instant.ts';
import { storeDay } from './store-zone.ts';
import { useFormat } from './useFormat.ts';
import { useTag } from './useTag.ts';

/** Date and time, plus the store's day if it differs. */
export function useMoment(): (instant: string | Date) => string {
  const format = useFormat();
  const storesDay = useStoreDay();
  return (instant) => [format.dateTime(instant), storesDay(instant)].filter(Boolean).join(' · ');
}

/** The store's day; undefined if it is the reader's. */
export function useStoreDay(): (instant: string | Date) => string | undefined {
  const { t } = useTranslation('common');
  const tag = useTag();
  return (instant) => {
    const date = readInstant(instant);
    const day = date && storeDay(date, tag);
    return day === undefined ? undefined : t('date.storeDay', { day });
  };
}
