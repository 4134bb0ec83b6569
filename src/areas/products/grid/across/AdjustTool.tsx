import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyDigits } from '#ui/format/currency.ts';
import { LARGEST_AMOUNT } from '#ui/number/parse.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { adjusted } from '#shared/price-grid/adjust.ts';
import type { Adjustment } from '#shared/price-grid/adjust.ts';
import { AdjustButton } from '#shared/price-grid/AdjustButton.tsx';
import type { StoreColumn } from '#shared/price-grid/columns.ts';
import { usePriceSheet } from '#shared/price-grid/price-sheet.ts';

export function AdjustTool({ columns }: { columns: readonly StoreColumn[] }): ReactNode {
  const { t } = useTranslation('product-prices');
  const { changeSelected } = usePriceSheet();
  const adjust = (adjustment: Adjustment): void => {
    const digits = new Map(columns.map(({ column }) => [column.id, currencyDigits(column.unit)]));
    const count = changeSelected((_row, column, value) => {
      const places = digits.get(column);
      if (typeof value !== 'number' || places === undefined) return undefined;
      const next = adjusted(value, adjustment, places);
      // Skip results above the maximum price.
      return next > LARGEST_AMOUNT ? undefined : next;
    });
    if (count === 0) showToast('info', { message: t('adjust.noneSelected') });
  };
  return <AdjustButton onApply={adjust} />;
}
