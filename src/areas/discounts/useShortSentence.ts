import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '#ui/format/useTag.ts';
import type { Rule } from './rule.ts';
import { shortSentence } from './short-sentence.ts';

/** For rows, in the reader's language. */
export function useShortSentence(): (rule: Rule) => string {
  const { t } = useTranslation('discounts');
  const tag = useTag();
  return useCallback((rule) => shortSentence(rule, { t, tag }), [t, tag]);
}
