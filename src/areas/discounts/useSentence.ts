import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readersZone } from '#ui/date/zone.ts';
import { useTag } from '#ui/format/useTag.ts';
import { ruleSentence } from './sentence.ts';
import type { Rule } from './rule.ts';

/** Names per condition; the page lists all below. */
const PAGE_NAMES = 20;

/** Formats rules in the reader's language. */
export function useSentence(): (rule: Rule) => string {
  const { t } = useTranslation('discounts');
  const tag = useTag();
  return useMemo(() => {
    const words = { t, tag, zone: readersZone() };
    return (rule) => ruleSentence(rule, words, PAGE_NAMES);
  }, [t, tag]);
}
