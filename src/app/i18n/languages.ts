/** The codes of the interface's languages, in their order; each names its locale's folder. */
export const languageCodes: readonly string[] =
  'ar bg bs cs de en es fr hi hr it ja ko pl pt ru sl tm uk vi zh'.split(' ');

export const FALLBACK_LANGUAGE = 'en';

/** Every text of this language is visibly wrapped; only development and test builds have it. */
export const PSEUDO_LANGUAGE = 'zz';

/**
 * The tag by which browsers know a language: for the document, for numbers and dates and for plural forms.
 * `tm` holds Tamil, whose tag is `ta`; `pt` is Brazilian and `zh` Simplified.
 */
export function languageTag(code: string): string {
  switch (code) {
    case 'tm':
      return 'ta';
    case 'pt':
      return 'pt-BR';
    case 'zh':
      return 'zh-Hans';
    case PSEUDO_LANGUAGE:
      return 'en';
    default:
      return code;
  }
}

/** The direction in which a language is written. */
export const directionOf = (code: string): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr');

/** The interface language for a detected locale: only its language part counts, and Tamil has a code of its own here. */
export function languageOf(locale: string): string {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return language === 'ta' ? 'tm' : language;
}
