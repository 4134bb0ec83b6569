import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What a percentage is of. */
export type Basis = 'base' | 'now';

interface BasisFieldProps {
  value: Basis;
  onChange: (basis: Basis) => void;
}

/** Whether a percentage is of the base price, or of the price that is in the cell. */
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
