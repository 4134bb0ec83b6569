import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionDetail } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { StateIcon } from './StateIcon.tsx';
import classes from './availability.module.css';
import type { Overview } from './overview.ts';
import { useRegionSentence } from './useRegionSentence.ts';

interface SummaryProps {
  overview: Overview;
  regions: readonly RegionDetail[];
}

export function Summary({ overview, regions }: SummaryProps): ReactNode {
  const { t } = useTranslation('availability');
  const format = useFormat();
  const regionSentence = useRegionSentence();
  const { state, buyableIn, regions: verdicts } = overview;
  const sentence = (): string => {
    const [only] = verdicts;
    if (verdicts.length === 1 && only) return regionSentence(only, regions[0]?.name ?? '');
    if (state === 'none') return t('summary.none');
    const isPartly = verdicts.some((one) => one.state === 'some');
    return t(isPartly ? 'summary.partly' : 'summary.regions', {
      number: format.number(buyableIn),
      total: format.number(verdicts.length),
    });
  };
  return (
    <p className={classes.summary} role="status">
      <StateIcon state={state} size={20} />
      <span>{sentence()}</span>
    </p>
  );
}
