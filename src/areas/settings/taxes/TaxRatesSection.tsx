import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconReceiptTax, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { List } from '#ui/list/List.tsx';
import { useListState } from '#ui/list/useListState.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Section } from '#ui/page/Section.tsx';
import { useColumns } from '#shared/list/columns.tsx';
import type { RowOf } from '#shared/list/list-query.ts';
import { useListResult } from '#shared/list/useListResult.tsx';
import { appliesTo } from './applies.ts';
import { taxRatesOf } from './query.ts';

const DeleteRate = lazyNamed(() => import('./DeleteRate.tsx'), 'DeleteRate');

type Row = RowOf<ReturnType<typeof taxRatesOf>>;

interface TaxRatesSectionProps {
  region: { id: string; name: string };
  onCreate: () => void;
}

export function TaxRatesSection({ region, onCreate }: TaxRatesSectionProps): ReactNode {
  const { t } = useTranslation('taxes');
  const { t: common } = useTranslation('common');
  const list = useMemo(() => taxRatesOf(region.id), [region.id]);
  const state = useListState(list.filters);
  const page = useQuery({ ...list.options(state), placeholderData: keepPreviousData });
  const result = useListResult(page, list.rowsOf);
  const columns = useRateColumns();
  const [deleted, setDeleted] = useState<Row>();
  const add = (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={15} stroke={1.75} aria-hidden />}
      onClick={onCreate}
    >
      {t('rate.add')}
    </Button>
  );
  return (
    <Section title={t('rates.title')} action={add} flush>
      <List
        id="tax-rates"
        label={t('rates.title')}
        state={state}
        result={result}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => paths.taxRate(region.id, id)}
        defaultOrder={list.defaultOrder}
        searchLabel={t('rates.search')}
        texts={{
          failed: t('rates.failed'),
          empty: {
            title: t('rates.empty'),
            text: t('rates.emptyText'),
            icon: <IconReceiptTax size={30} stroke={1.4} aria-hidden />,
            action: add,
          },
          noMatch: { title: t('rates.noMatch'), text: common('list.noMatchSearchText') },
        }}
        renderMenu={(rate) => (
          <MoreMenu label={t('rate.actionsOf', { rate: rate.name })} place="row">
            <MoreItem icon={IconPencil} to={paths.taxRate(region.id, rate.id, { edit: 'general' })}>
              {t('rate.edit')}
            </MoreItem>
            <MoreItem icon={IconTrash} isDangerous onClick={() => setDeleted(rate)}>
              {t('rate.delete')}
            </MoreItem>
          </MoreMenu>
        )}
      />
      <Suspense fallback={null}>
        {deleted ? <DeleteRate rate={deleted} onClose={() => setDeleted(undefined)} /> : null}
      </Suspense>
    </Section>
  );
}

function useRateColumns() {
  const { t } = useTranslation('taxes');
  const tag = useTag();
  const format = useFormat();
  const make = useColumns<Row>();
  return useMemo(
    () => [
      make.name({
        id: 'name',
        header: t('rate.fields.name'),
        sortBy: 'name',
        value: ({ name }) => name,
      }),
      make.text({
        id: 'rate',
        header: t('rate.fields.rate'),
        sortBy: 'rate',
        align: 'end',
        priority: 1,
        value: ({ rate }) => (rate === null ? null : formatPercent(rate, tag)),
      }),
      make.text({ id: 'code', header: t('rate.fields.code'), field: 'code' }),
      make.text({
        id: 'applies',
        header: t('rates.applies'),
        // Rate names are short.
        fills: true,
        value: (rate) => format.list(appliesTo(rate, t, format)) || t('applies.nothing'),
      }),
    ],
    [t, tag, format, make],
  );
}
