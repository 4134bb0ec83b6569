import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { memoize } from '#ui/format/memoize.ts';
import { useTag } from '#ui/format/useTag.ts';
import classes from './controls.module.css';

const percents = memoize(
  (tag) =>
    new Intl.NumberFormat(tag, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }),
);

const ICONS = { up: IconArrowUp, down: IconArrowDown, same: IconMinus };

/** In whole percent; undefined without anything to compare with */
export function changeOf(now: number | undefined, before: number | undefined): number | undefined {
  if (now === undefined || before === undefined || before === 0) return undefined;
  return Math.round((100 * (now - before)) / Math.abs(before));
}

interface DeltaProps {
  now: number | undefined;
  before: number | undefined;
  isGood?: 'up' | 'down';
  empty?: string;
}

export function Delta({ now, before, isGood = 'up', empty }: DeltaProps): ReactNode {
  const tag = useTag();
  const change = changeOf(now, before);
  if (change === undefined) return empty ?? null;
  const direction = change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  const tone = direction === 'same' ? 'none' : direction === isGood ? 'good' : 'bad';
  const Icon = ICONS[direction];
  return (
    <span className={classes.delta} data-tone={tone}>
      <Icon size={14} stroke={2} aria-hidden />
      <bdi>{percents(tag).format(change / 100)}</bdi>
    </span>
  );
}
