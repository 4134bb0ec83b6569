import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { browserValue } from '#app/preferences/storage.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { Section } from '#ui/page/Section.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useStockLocations } from '#shared/lists.ts';
import { FactsSkeleton } from '#ui/states/Skeletons.tsx';
import { ColumnChooser } from '#shared/price-grid/ColumnChooser.tsx';
import { GridStep } from './GridStep.tsx';
import classes from './create.module.css';
import { filledColumn } from './for-all.ts';
import type { StepProps } from './step-props.ts';
import { plannedVariants, withVariants } from './values.ts';

/** Locations that the table leaves out, by id. */
const hiddenLocations = browserValue<readonly string[]>('hiddenStockLocations', []);

/** With more locations than these one chooses which are shown. */
const CHOSEN_FROM = 3;

/** How much of each variant lies at each location. */
export function StockStep({ values, change }: StepProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const locations = useStockLocations();
  const [hidden, setHidden] = useState(() => hiddenLocations.read());
  const { text, detail } = useErrorText(locations.error);
  const planned = plannedVariants(values);
  const counted = planned.filter(({ manage_inventory: isCounted }) => isCounted);
  const others = planned.length - counted.length;
  const content = (): ReactNode => {
    if (locations.isError) {
      return (
        <ErrorState
          title={t('stock.failed')}
          text={text}
          detail={detail}
          onRetry={() => void locations.refetch()}
        />
      );
    }
    if (!locations.data) return <FactsSkeleton facts={5} />;
    if (locations.data.length === 0) {
      return <EmptyState title={t('stock.noLocations')} text={t('stock.noLocationsText')} />;
    }
    if (counted.length === 0) {
      return (
        <EmptyState title={t('create.nothingCounted')} text={t('create.nothingCountedText')} />
      );
    }
    const isShown = (id: string): boolean => !hidden.includes(id);
    // What was typed is never out of sight.
    const isUsed = (id: string): boolean =>
      (values.forAll.stock[id] ?? null) !== null ||
      counted.some(({ stock }) => (stock[id] ?? null) !== null);
    const places = locations.data;
    return (
      <>
        {places.length > CHOSEN_FROM ? (
          <div>
            <ColumnChooser
              label={t('create.locations')}
              columns={places.map(({ id, name }) => ({
                column: { id, header: name },
                group: 'locations',
              }))}
              isShown={(id) => isShown(id) || isUsed(id)}
              onToggle={(id) => {
                const next = isShown(id) ? [...hidden, id] : hidden.filter((other) => other !== id);
                setHidden(next);
                hiddenLocations.write(next);
              }}
            />
          </div>
        ) : null}
        <GridStep
          label={t('columns.stock')}
          productTitle={values.title}
          variants={counted}
          columns={places
            .filter(({ id }) => isShown(id) || isUsed(id))
            .map(({ id, name }) => ({ id, title: name }))}
          cellsOf={({ stock }) => stock}
          forAll={values.forAll.stock}
          onForAll={(stock) =>
            change((before) => ({ ...before, forAll: { ...before.forAll, stock } }))
          }
          onFill={(column) => change((before) => filledColumn(before, 'stock', column))}
          onCells={(keys, cells) =>
            change((before) =>
              withVariants(before, keys, ({ stock }) => ({ stock: { ...stock, ...cells } })),
            )
          }
          renderField={({ column: _column, ...field }) => <QuantityInput {...field} />}
        />
      </>
    );
  };
  return (
    <Section title={t('columns.stock')}>
      <div className={classes.wide}>
        <Text size="sm" c="dimmed">
          {t('create.stockHint')}
          {others > 0 && counted.length > 0
            ? ` ${t('create.notCounted', { count: others, number: format.number(others) })}`
            : null}
        </Text>
        {content()}
      </div>
    </Section>
  );
}
