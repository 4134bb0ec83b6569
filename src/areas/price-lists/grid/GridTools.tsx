import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyDigits } from '#ui/format/currency.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { adjusted } from '#shared/price-grid/adjust.ts';
import type { Adjustment } from '#shared/price-grid/adjust.ts';
import { AdjustButton } from '#shared/price-grid/AdjustButton.tsx';
import { usePriceSheet } from '#shared/price-grid/price-sheet.ts';
import { BasisField } from './BasisField.tsx';
import type { Basis } from './BasisField.tsx';
import { FileButtons } from './FileButtons.tsx';
import { placeOf } from './columns.ts';
import type { Market } from './columns.ts';
import { MarkedPrices } from './MarkedPrices.tsx';
import type { Mark } from './marks.ts';
import type { GridVariant } from './query.ts';
import { TierButton } from './TierButton.tsx';
import { overlapsOf } from './tiers.ts';
import type { Tier } from './tiers.ts';
import { useTierName } from './useListColumns.ts';

interface GridToolsProps {
  name: string;
  /** Opens the import at once. */
  startsWithFile: boolean | undefined;
  variants: readonly GridVariant[];
  columns: readonly GridColumn[];
  tiers: readonly Tier[];
  onTier: (tier: Tier) => void;
  /** Currency codes and region ids. */
  onMarkets: (ids: readonly string[]) => void;
  valueOf: (row: string, column: string) => CellValue | undefined;
  markAt: (row: string, column: string, value: CellValue | undefined) => Mark | undefined;
  /** Base price in minor units. */
  baseIn: (row: string, market: string) => number | undefined;
  markets: ReadonlyMap<string, Market>;
  /** Percent. */
  share: number;
  onShare: (share: number) => void;
}

export function GridTools(props: GridToolsProps): ReactNode {
  const { name, baseIn, markets, tiers, onTier, onMarkets, ...marked } = props;
  const { t } = useTranslation('price-lists');
  const { edits, changeSelected, goTo } = usePriceSheet();
  const tierName = useTierName();
  const [basis, setBasis] = useState<Basis>('base');
  const adjust = (adjustment: Adjustment): void => {
    const count = changeSelected((row, column, value) => {
      const { market, tier } = placeOf(column);
      if (tier === undefined) return undefined;
      const from = basis === 'base' ? baseIn(row, market) : value;
      if (typeof from !== 'number') return undefined;
      return adjusted(from, adjustment, currencyDigits(markets.get(market)?.currency ?? ''));
    });
    if (count === 0) showToast('info', { message: t('grid.noneSelected') });
  };
  return (
    <Group gap="xs">
      <AdjustButton onApply={adjust}>
        <BasisField value={basis} onChange={setBasis} />
      </AdjustButton>
      <TierButton tiers={tiers} onAdd={onTier} />
      <FileButtons
        name={name}
        startsOpen={props.startsWithFile}
        variants={props.variants}
        columns={props.columns}
        valueOf={props.valueOf}
        markets={markets}
        tiers={tiers}
        onTier={onTier}
        onMarkets={onMarkets}
      />
      <MarkedPrices {...marked} edits={edits} onShow={goTo} />
      <Text component="div" size="sm" role="status">
        {overlapsOf(tiers).map((pair) => {
          const [one, other] = pair.map(tierName);
          return <div key={`${one} ${other}`}>{t('grid.tiersOverlap', { one, other })}</div>;
        })}
      </Text>
    </Group>
  );
}
