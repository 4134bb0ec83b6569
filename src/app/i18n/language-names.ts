export interface Language {
  /** Also the locale's folder. */
  code: string;
  native: string;
  english: string;
}

/** All languages of the app. */
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
