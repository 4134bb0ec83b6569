import { languages } from '../../src/app/i18n/language-names.ts';
import { languageTag } from '../../src/app/i18n/languages.ts';

/** Of all languages of the app. */
export const LANGUAGE_TAGS: readonly string[] = languages.map(({ code }) => languageTag(code));
