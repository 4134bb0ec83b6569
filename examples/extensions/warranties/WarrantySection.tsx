import { useState } from 'react';
import type { ReactNode } from 'react';
import type { RecordProps } from '#extension';
import { DateText, Facts, SectionNote, useTexts } from '#extension/parts.ts';
import { coveredUntil, monthsOf } from './months.ts';

export default function WarrantySection({ record }: RecordProps<'product'>): ReactNode {
  const t = useTexts();
  const [now] = useState(() => new Date());
  const months = monthsOf(record.metadata);
  if (months === 0) return <SectionNote>{t('without')}</SectionNote>;
  const end = coveredUntil(months, now).toISOString();
  return <Facts facts={[{ label: t('soldToday'), value: <DateText instant={end} /> }]} />;
}
