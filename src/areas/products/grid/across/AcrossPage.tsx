import { IconBoxOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { choiceAt } from '#shared/sheet/address.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';
import { SheetStates } from '#shared/sheet/SheetStates.tsx';
import type { Progress } from '#shared/sheet/SheetStates.tsx';
import { AcrossGrid } from './AcrossGrid.tsx';
import { acrossQuery } from './cache.ts';
import { MOST_PRODUCTS, MOST_VARIANTS, TooManyError } from './read.ts';
import { pricesSheet, stockSheet } from './sheets.ts';
import type { Sheet } from './sheets.ts';

export const PricesPage = (): ReactNode => <AcrossPage sheet={pricesSheet} />;

export const StockPage = (): ReactNode => <AcrossPage sheet={stockSheet} />;

function AcrossPage<Row extends SheetRow>({ sheet }: { sheet: Sheet<Row> }): ReactNode {
  const { t } = useTranslation('product-prices');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { search, hash } = useLocation();
  const choice = useMemo(() => choiceAt({ search, hash }), [search, hash]);
  const [progress, setProgress] = useState<Progress>();
  const query = acrossQuery(sheet, choice, setProgress);
  const { data, error, refetch } = useQuery(query);
  const back = { to: paths.products(choice.list), label: common('fields.products') };
  if (data && data.rows.length > 0) {
    const { queryKey } = query;
    return (
      <AcrossGrid
        key={queryKey.join(' ')}
        sheet={sheet}
        across={data}
        queryKey={queryKey}
        back={back}
      />
    );
  }
  return (
    <SheetStates
      title={t(`title.${sheet.name}`)}
      back={back}
      toList={t('grid.toList')}
      error={error}
      tooMany={
        error instanceof TooManyError
          ? {
              title: t('grid.tooMany'),
              text: t('grid.tooManyText', {
                products: format.number(MOST_PRODUCTS),
                variants: format.number(MOST_VARIANTS),
              }),
            }
          : undefined
      }
      failed={t('grid.failed')}
      isEmpty={data !== undefined}
      empty={{
        icon: <IconBoxOff size={30} stroke={1.4} aria-hidden />,
        title: t('grid.empty'),
        text: t('grid.emptyText'),
      }}
      progress={progress}
      reading={(read) => t('grid.reading', read)}
      onRetry={() => void refetch()}
    />
  );
}
