import { IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../ui/format/useFormat.ts';
import classes from './buyable.module.css';
import type { Verdict } from './verdict.ts';

interface SummaryProps {
  verdict: Verdict;
  /** The region's name. */
  region: string;
}

/** The answer in one sentence. */
export function Summary({ verdict, region }: SummaryProps): ReactNode {
  const { t } = useTranslation('buyable');
  const format = useFormat();
  const { buyable, total } = verdict;
  const state = buyable === 0 ? 'none' : buyable < total ? 'some' : 'all';
  const Icon = { none: IconCircleX, some: IconCircleHalf2, all: IconCircleCheck }[state];
  const sentence = (): string => {
    if (state === 'none') return t('none', { region });
    if (total === 1) return t('only', { region });
    return t(state, {
      region,
      count: total,
      total: format.number(total),
      number: format.number(buyable),
    });
  };
  return (
    <p className={classes.summary} data-state={state} role="status">
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>{sentence()}</span>
    </p>
  );
}
