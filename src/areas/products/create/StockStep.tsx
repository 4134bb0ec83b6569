import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../app/query/useErrorText.ts';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { QuantityInput } from '../../../ui/number/QuantityInput.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { useStockLocations } from '../../shared/lists.ts';
import { GridStep } from './GridStep.tsx';
import classes from './create.module.css';
import type { StepProps } from './step-props.ts';
import { plannedVariants, withVariants } from './values.ts';

/** How much of each variant lies at each location. */
export function StockStep({ values, change }: StepProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const locations = useStockLocations();
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
    if (!locations.data) return <Skeleton height={160} />;
    if (locations.data.length === 0) {
      return <EmptyState title={t('stock.noLocations')} text={t('stock.noLocationsText')} />;
    }
    if (counted.length === 0) {
      return (
        <EmptyState title={t('create.nothingCounted')} text={t('create.nothingCountedText')} />
      );
    }
    return (
      <GridStep
        label={t('columns.stock')}
        productTitle={values.title}
        variants={counted}
        columns={locations.data.map(({ id, name }) => ({ id, title: name }))}
        cellsOf={({ stock }) => stock}
        onCells={(keys, cells) =>
          change((before) =>
            withVariants(before, keys, ({ stock }) => ({ stock: { ...stock, ...cells } })),
          )
        }
        renderField={({ column: _column, ...field }) => <QuantityInput {...field} />}
      />
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
