import i18next from 'i18next';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, directionOf, languageTag } from '#app/i18n/languages.ts';
import { loadTexts } from '#app/i18n/load-texts.ts';
import { formatTag } from '#ui/format/format-tag.ts';
import { formatFor } from '#ui/format/format.ts';
import type { Format } from '#ui/format/useFormat.ts';

/** What writes a sheet in its own language, which needn't be the reader's. */
export interface SheetWords {
  /** The language's code; another one than was asked for where that one has no texts. */
  language: string;
  t: TFunction<'order-print'>;
  /** The words of an order's money, as its page has them. */
  order: TFunction<'order'>;
  /** The words of what was paid for its edits. */
  edit: TFunction<'order-edit'>;
  format: Format;
  tag: string;
  direction: 'ltr' | 'rtl';
}

const NAMESPACES = ['order-print', 'order', 'order-edit'] as const;

/**
 * The words of several languages.
 *
 * @param languages their codes
 * @returns undefined until they are there
 */
export function useSheetWords(
  languages: readonly string[],
): ((language: string) => SheetWords) | undefined {
  // Also drawn anew when the reader changes the language of the interface.
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
  // What isn't translated yet comes empty; half of a sheet in one language and half in another helps nobody.
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
