export interface Language {
  /** The code that users see and that names the locale's folder. */
  code: string;
  /** The language's name for itself. */
  native: string;
  english: string;
}

/** The languages of the interface, by code. */
export const languages: readonly Language[] = [
  { code: 'ar', native: 'العربية', english: 'Arabic' },
  { code: 'bg', native: 'Български', english: 'Bulgarian' },
  { code: 'bs', native: 'Bosanski', english: 'Bosnian' },
  { code: 'cs', native: 'Čeština', english: 'Czech' },
  { code: 'de', native: 'Deutsch', english: 'German' },
  { code: 'en', native: 'English', english: 'English' },
  { code: 'es', native: 'Español', english: 'Spanish' },
  { code: 'fr', native: 'Français', english: 'French' },
  { code: 'hi', native: 'हिन्दी', english: 'Hindi' },
  { code: 'hr', native: 'Hrvatski', english: 'Croatian' },
  { code: 'it', native: 'Italiano', english: 'Italian' },
  { code: 'ja', native: '日本語', english: 'Japanese' },
  { code: 'ko', native: '한국어', english: 'Korean' },
  { code: 'pl', native: 'Polski', english: 'Polish' },
  { code: 'pt', native: 'Português (Brasil)', english: 'Brazilian Portuguese' },
  { code: 'ru', native: 'Русский', english: 'Russian' },
  { code: 'sl', native: 'Slovenščina', english: 'Slovenian' },
  { code: 'tm', native: 'தமிழ்', english: 'Tamil' },
  { code: 'uk', native: 'Українська', english: 'Ukrainian' },
  { code: 'vi', native: 'Tiếng Việt', english: 'Vietnamese' },
  { code: 'zh', native: '简体中文', english: 'Simplified Chinese' },
];

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
