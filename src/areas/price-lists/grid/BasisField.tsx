import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedField } from '#ui/form/SegmentedField.tsx';

/** Percentages are of the base price, or of the cell's current price. */
export type Basis = 'base' | 'now';

interface BasisFieldProps {
  value: Basis;
  onChange: (basis: Basis) => void;
}

export function BasisField({ value, onChange }: BasisFieldProps): ReactNode {
  const { t } = useTranslation('price-lists');
  return (
    <SegmentedField
      size="xs"
      label={t('grid.of')}
      value={value}
      onChange={onChange}
      data={[
        { value: 'base', label: t('grid.ofBase') },
        { value: 'now', label: t('grid.ofNow') },
      ]}
    />
  );
}
