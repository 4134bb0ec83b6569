import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTag } from './format-tag.ts';

export interface Format {
  number: (value: number) => string;
  /** A day, such as 3 Nov 2026, in the reader's time zone. */
  date: (value: string | Date) => string;
  /** A day and a time with its time zone. */
  dateTime: (value: string | Date) => string;
  list: (values: readonly string[]) => string;
}

/** Writes numbers, dates and lists as the document's language has them. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage;
  return useMemo(() => {
    // The document's tag, because some of our codes (tm) mean something else to browsers.
    const tag = formatTag(document.documentElement.lang || (language ?? 'en'), navigator.languages);
    const numbers = new Intl.NumberFormat(tag);
    const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
    const times = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'long' });
    const lists = new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
    return {
      number: (value) => numbers.format(value),
      date: (value) => days.format(new Date(value)),
      dateTime: (value) => times.format(new Date(value)),
      list: (values) => lists.format(values),
    };
  }, [language]);
}
