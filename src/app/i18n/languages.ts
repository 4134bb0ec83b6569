export const FALLBACK_LANGUAGE = 'en';

/** In development and test builds: marked texts, the widest translations, those with the longest words. */
export const PSEUDO_LANGUAGES = ['zz', 'zw', 'zl'] as const;

/** Returns the BCP 47 tag: `tm` holds Tamil, whose tag is `ta`; `pt` is Brazilian and `zh` Simplified. */
export function languageTag(code: string): string {
  switch (code) {
    case 'tm':
      return 'ta';
    case 'pt':
      return 'pt-BR';
    case 'zh':
      return 'zh-Hans';
    case 'zz':
      return 'en';
    // Tags whose dates are long, and whose plural forms are those of English.
    case 'zw':
      return 'ta';
    case 'zl':
      return 'de';
    default:
      return code;
  }
}

export const directionOf = (code: string): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr');

/** Uses the language part only; Tamil is `tm` here. */
export function languageOf(locale: string): string {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return language === 'ta' ? 'tm' : language;
}
