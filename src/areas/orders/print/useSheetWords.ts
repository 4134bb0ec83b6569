import i18next from 'i18next';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, directionOf, languageTag } from '#app/i18n/languages.ts';
import { loadTexts } from '#app/i18n/load-texts.ts';
import { formatTag } from '#ui/format/format-tag.ts';
import { formatFor } from '#ui/format/format.ts';
import type { Format } from '#ui/format/useFormat.ts';

/** May differ from the user's language */
export interface SheetWords {
  /** Language code; the fallback if the requested one has no texts */
  language: string;
  t: TFunction<'order-print'>;
  order: TFunction<'order'>;
  edit: TFunction<'order-edit'>;
  format: Format;
  tag: string;
  direction: 'ltr' | 'rtl';
}

const NAMESPACES = ['order-print', 'order', 'order-edit'] as const;

/** @returns undefined until loaded */
export function useSheetWords(
  languages: readonly string[],
): ((language: string) => SheetWords) | undefined {
  // Rerenders when the interface language changes.
  useTranslation(NAMESPACES);
  const wanted = [...new Set(languages)].toSorted().join(' ');
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      await loadTexts(wanted.split(' '), NAMESPACES);
      if (isWanted) setLoaded(wanted);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return useMemo(() => {
    if (loaded !== wanted) return undefined;
    const known = new Map(wanted.split(' ').map((code) => [code, wordsOf(code)]));
    return (language) => known.get(language) ?? wordsOf(language);
  }, [loaded, wanted]);
}

function wordsOf(wanted: string): SheetWords {
  // Missing translations are empty; don't mix languages on a sheet.
  const hasTexts = NAMESPACES.every(
    (name) => Object.keys(i18next.getResourceBundle(wanted, name) ?? {}).length > 0,
  );
  const language = hasTexts ? wanted : FALLBACK_LANGUAGE;
  const tag = formatTag(languageTag(language), navigator.languages);
  return {
    language,
    t: i18next.getFixedT(language, 'order-print'),
    order: i18next.getFixedT(language, 'order'),
    edit: i18next.getFixedT(language, 'order-edit'),
    format: formatFor(tag),
    tag,
    direction: directionOf(language),
  };
}
