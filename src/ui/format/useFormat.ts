import { useMemo } from 'react';
import { formatMoney } from '../money/format.ts';
import { useTag } from './useTag.ts';

export interface Format {
  number: (value: number) => string;
  /** A day, such as 3 Nov 2026, in the reader's time zone. */
  date: (value: string | Date) => string;
  /** A day and a time with its time zone. */
  dateTime: (value: string | Date) => string;
  list: (values: readonly string[]) => string;
  /** An amount in minor units, as the server has it, with its currency's sign. */
  money: (minor: number, currency: string) => string;
}

/** Writes numbers, dates, lists and money as the reader has them. */
export function useFormat(): Format {
  const tag = useTag();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(tag);
    const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
    const times = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'long' });
    const lists = new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
    return {
      number: (value) => numbers.format(value),
      date: (value) => days.format(new Date(value)),
      dateTime: (value) => times.format(new Date(value)),
      list: (values) => lists.format(values),
      money: (minor, currency) => formatMoney(minor, currency, tag),
    };
  }, [tag]);
}
