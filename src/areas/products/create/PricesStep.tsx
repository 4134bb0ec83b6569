import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { Section } from '#ui/page/Section.tsx';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { fixedSource } from '#ui/picker/source.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useMarkets } from '#shared/useMarkets.ts';
import { GridStep } from './GridStep.tsx';
import classes from './create.module.css';
import { filledColumn } from './for-all.ts';
import type { StepProps } from './step-props.ts';
import { plannedVariants, withVariants } from './values.ts';

/** A price for each variant in each currency of the store, and in regions that have their own. */
export function PricesStep({ values, change }: StepProps): ReactNode {
  const { t } = useTranslation('products');
  const { markets, error, retry } = useMarkets();
  const { text, detail } = useErrorText(error);
  const content = (): ReactNode => {
    if (error !== null) {
      return <ErrorState title={t('prices.failed')} text={text} detail={detail} onRetry={retry} />;
    }
    if (!markets) return <Skeleton height={160} />;
    const { currencies, regions } = markets;
    const shown = regions.filter(({ id }) => values.priceRegions.includes(id));
    const currencyOf = (column: string): string =>
      regions.find(({ id }) => id === column)?.currency_code ?? column;
    return (
      <div className={classes.wide}>
        <div className={classes.narrow}>
          <EntityMultiSelect
            label={t('create.priceRegions')}
            description={t('prices.regionHint')}
            source={fixedSource(regions.map(({ id, name }) => ({ value: id, label: name })))}
            value={values.priceRegions}
            onChange={(priceRegions) => change((before) => ({ ...before, priceRegions }))}
          />
        </div>
        <GridStep
          label={t('prices.title')}
          productTitle={values.title}
          variants={plannedVariants(values)}
          columns={[
            ...currencies.map((code) => ({ id: code, title: code.toUpperCase(), isNarrow: true })),
            ...shown.map(({ id, name }) => ({ id, title: name })),
          ]}
          cellsOf={({ prices }) => prices}
          forAll={values.forAll.prices}
          onForAll={(prices) =>
            change((before) => ({ ...before, forAll: { ...before.forAll, prices } }))
          }
          onFill={(column) => change((before) => filledColumn(before, 'prices', column))}
          onCells={(keys, cells) =>
            change((before) =>
              withVariants(before, keys, ({ prices }) => ({ prices: { ...prices, ...cells } })),
            )
          }
          renderField={({ column, ...field }) => (
            <MoneyInput
              {...field}
              currency={currencyOf(column.id)}
              hideCurrency={column.isNarrow === true}
            />
          )}
        />
      </div>
    );
  };
  return (
    <Section title={t('prices.title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('create.pricesHint')}
      </Text>
      {content()}
    </Section>
  );
}
