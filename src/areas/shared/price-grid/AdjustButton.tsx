import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#ui/format/money.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { parseAmount } from '#ui/number/parse.ts';
import { FormPopover } from '#ui/overlay/FormPopover.tsx';
import { ENDINGS } from './adjust.ts';
import type { Adjustment } from './adjust.ts';

/** Maximum percentage. */
const MOST = { lower: 99, raise: 999 } as const;
type Direction = keyof typeof MOST;

/** Hundredths of a percent. */
const PARTS = 100;

interface AdjustButtonProps {
  onApply: (change: Adjustment) => void;
  children?: ReactNode;
}

export function AdjustButton({ onApply, children }: AdjustButtonProps): ReactNode {
  const { t } = useTranslation('product-prices');
  const format = useFormat();
  const tag = useTag();
  const [direction, setDirection] = useState<Direction>('lower');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const [wasTried, setTried] = useState(false);
  const ending = ENDINGS.find((one) => String(one) === chosen);
  const read = parseAmount(typed, { tag, digits: 2, signs: ['%', '٪'] });
  // Rounding alone needs no percentage.
  const share = read.minor === null && ending !== undefined ? 0 : read.minor;
  const isValid = typeof share === 'number' && share >= 0 && share <= MOST[direction] * PARTS;
  const apply = (): boolean => {
    setTried(true);
    // Avoids -0.
    if (isValid) onApply({ by: direction === 'lower' ? 0 - share : share, ending });
    return isValid;
  };
  return (
    <FormPopover
      label={t('adjust.open')}
      icon={IconPercentage}
      width={280}
      submitLabel={t('adjust.apply')}
      onSubmit={apply}
    >
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('adjust.direction')}
        value={direction}
        onChange={(next) => setDirection(next)}
        data={[
          { value: 'lower', label: t('adjust.lower') },
          { value: 'raise', label: t('adjust.raise') },
        ]}
      />
      <TextInput
        label={t('adjust.percent')}
        inputMode="decimal"
        autoComplete="off"
        rightSection="%"
        data-autofocus
        value={typed}
        error={
          wasTried && !isValid
            ? t('adjust.percentInvalid', { most: format.number(MOST[direction]) })
            : undefined
        }
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {children}
      <NativeSelect
        label={t('adjust.round')}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: t('adjust.noRound') },
          ...ENDINGS.map((one) => ({
            value: String(one),
            label: t('adjust.ending', { ending: formatAmount(one, 2, tag).slice(1) }),
          })),
        ]}
      />
    </FormPopover>
  );
}
