import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Percentages are of the base price, or of the cell's current price. */
export type Basis = 'base' | 'now';

interface BasisFieldProps {
  value: Basis;
  onChange: (basis: Basis) => void;
}

export function BasisField({ value, onChange }: BasisFieldProps): ReactNode {
  const { t } = useTranslation('price-lists');
  const label = useId();
  return (
    <div>
      <Text size="sm" fw={500} mb={4} id={label}>
        {t('grid.of')}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-labelledby={label}
        value={value}
        onChange={onChange}
        data={[
          { value: 'base', label: t('grid.ofBase') },
          { value: 'now', label: t('grid.ofNow') },
        ]}
      />
    </div>
  );
}
