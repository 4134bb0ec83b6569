import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from './DateInput.tsx';
import type { Day } from './day.ts';
import type { DayRange } from './range.ts';
import classes from './RangePanel.module.css';

interface RangeFieldsProps {
  value: DayRange;
  onBegin: (range: DayRange) => void;
  /** Called on blur and on Enter. */
  onChange: (range: DayRange) => void;
  onDone: () => void;
  zone: string;
}

interface Typed {
  from: Day | null;
  to: Day | null;
}

/** Undefined while a day is invalid or the range is reversed. */
function rangeOf({ from, to }: Typed): DayRange | undefined {
  if (from === '' || to === '' || !(from ?? to) || (from && to && from > to)) return undefined;
  return { from: from ?? undefined, to: to ?? undefined };
}

export function RangeFields(props: RangeFieldsProps): ReactNode {
  const { value, onBegin, onChange, onDone, zone } = props;
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState<Typed>();
  const { from, to } = typed ?? { from: value.from ?? null, to: value.to ?? null };
  const type = (next: Typed): void => {
    setTyped(next);
    const range = rangeOf(next);
    if (range) onBegin(range);
  };
  const take = (): DayRange | undefined => {
    const range = typed && rangeOf(typed);
    if (range) {
      setTyped(undefined);
      onChange(range);
    }
    return range;
  };
  const ends = {
    isTypedOnly: true,
    zone,
    onLeave: () => void take(),
    onEnter: () => {
      if (take()) onDone();
    },
  };
  return (
    <div className={classes.fields}>
      <DateInput
        {...ends}
        label={t('date.first')}
        value={from}
        {...(to ? { max: to } : {})}
        onChange={(day) => type({ from: day, to })}
      />
      <DateInput
        {...ends}
        label={t('date.last')}
        value={to}
        {...(from ? { min: from } : {})}
        onChange={(day) => type({ from, to: day })}
      />
    </div>
  );
}
