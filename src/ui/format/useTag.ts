import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTag } from './format-tag.ts';

/** Locale for numbers and dates. */
export function useTag(): string {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  // Not our code: browsers misread `tm`.
  return useMemo(
    () => formatTag(document.documentElement.lang || language, navigator.languages),
    [language],
  );
}
