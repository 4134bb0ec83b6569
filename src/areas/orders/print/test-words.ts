import { formatFor } from '#ui/format/format.ts';
import type { SheetWords } from './useSheetWords.ts';

/** English, with keys in place of texts */
export const testWords = {
  language: 'en',
  t: (key: string) => key,
  format: formatFor('en'),
  tag: 'en',
  direction: 'ltr',
} as unknown as SheetWords;
