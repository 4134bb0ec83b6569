export const FALLBACK_LANGUAGE = 'en';

/** Visibly wrapped texts; development and test builds only. */
export const PSEUDO_LANGUAGE = 'zz';

/** Returns the BCP 47 tag: `tm` holds Tamil, whose tag is `ta`; `pt` is Brazilian and `zh` Simplified. */
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

export const directionOf = (code: string): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr');

/** Uses the language part only; Tamil is `tm` here. */
export function languageOf(locale: string): string {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return language === 'ta' ? 'tm' : language;
}
