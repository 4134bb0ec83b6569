import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTag } from './format-tag.ts';

/** The tag for the reader's numbers and dates; changes with the language. */
export function useTag(): string {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  // The document's tag, because some of our codes (tm) mean something else to browsers.
  return useMemo(
    () => formatTag(document.documentElement.lang || language, navigator.languages),
    [language],
  );
}
