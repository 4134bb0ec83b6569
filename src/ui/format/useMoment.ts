import { useTranslation } from 'react-i18next';
import { storeDay } from '../date/store-zone.ts';
import { readInstant } from './instant.ts';
import { useFormat } from './useFormat.ts';
import { useTag } from './useTag.ts';

/** Says when something was, in full, for whoever points at it; and the store's day, where that is another one. */
export function useMoment(): (instant: string | Date) => string {
  const format = useFormat();
  const storesDay = useStoreDay();
  return (instant) => [format.dateTime(instant), storesDay(instant)].filter(Boolean).join(' · ');
}

/** Says on which day of the store something was; undefined where that is the reader's own day. */
export function useStoreDay(): (instant: string | Date) => string | undefined {
  const { t } = useTranslation('common');
  const tag = useTag();
  return (instant) => {
    const date = readInstant(instant);
    const day = date && storeDay(date, tag);
    return day === undefined ? undefined : t('date.storeDay', { day });
  };
}
