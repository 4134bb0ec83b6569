import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useFirstContent } from '#app/query/first-content.ts';
import { readInstant } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useMoment } from '#ui/format/useMoment.ts';
import { linesFact, linksFact } from '#ui/page/facts.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { useRecordPlace } from '#shared/record/record-place.ts';
import { groupsOf } from '#shared/sources/all-price-lists.ts';
import type { PriceListValues } from '../form/values.ts';
import { pricesOf } from './query.ts';
import type { PriceList } from './query.ts';
import { summaryOf } from './summary.ts';

export const loadForm = () => import('../form/PriceListGeneralForm.tsx');
export const PriceListGeneralForm = lazyNamed(loadForm, 'PriceListGeneralForm');

const editable = (list: PriceList, only: readonly (keyof PriceListValues)[], fact: Fact): Fact =>
  editableFact(fact, {
    load: loadForm,
    renderForm: (onClose) => <PriceListGeneralForm list={list} only={only} onClose={onClose} />,
  });

interface PriceListFactsProps {
  list: PriceList;
  onEdit: () => void;
}

export function PriceListFacts({ list, onEdit }: PriceListFactsProps): ReactNode {
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const moment = useMoment();
  const hasTax = useFeature('tax_inclusive_pricing');
  const { isRemoving } = useRecordPlace();
  const hasContent = useFirstContent();
  const { data: prices } = useQuery({
    ...pricesOf(list.id),
    enabled: hasContent && !isRemoving,
    select: summaryOf,
  });
  const groups = groupsOf(list);
  const when = (instant: string | null, open: string): string =>
    instant && readInstant(instant) ? moment(instant) : open;
  return (
    <Section
      title={common('sections.details')}
      action={<EditButton label={t('edit.general')} onClick={onEdit} />}
    >
      <Facts
        facts={[
          editable(list, ['type'], {
            label: common('fields.type'),
            value: t(list.type === 'sale' ? 'type.sale' : 'type.override'),
          }),
          editable(list, ['starts_day', 'starts_time'], {
            label: t('fields.starts'),
            value: when(list.starts_at, t('page.noStart')),
          }),
          editable(list, ['ends_day', 'ends_time'], {
            label: t('fields.ends'),
            value: when(list.ends_at, t('page.noEnd')),
          }),
          groups.length > 0
            ? linksFact(t('fields.groups'), groups, ({ id, name }) => ({
                name,
                to: paths.customerGroup(id),
              }))
            : { label: t('fields.groups'), value: t('everyone') },
          ...(hasTax === undefined
            ? [{ label: common('fields.tax'), value: <Skeleton height={10} width={90} inline /> }]
            : []),
          ...(hasTax
            ? [
                editable(list, ['includes_tax'], {
                  label: common('fields.tax'),
                  value: t(list.includes_tax === true ? 'page.taxIncluded' : 'page.taxAdded'),
                }),
              ]
            : []),
          {
            label: common('fields.prices'),
            value:
              prices &&
              t('page.pricesOn', {
                count: prices.variants,
                number: format.number(prices.variants),
                prices: t('page.priceCount', {
                  count: prices.prices,
                  number: format.number(prices.prices),
                }),
              }),
          },
          editable(
            list,
            ['description'],
            linesFact(common('fields.description'), list.description),
          ),
        ]}
      />
    </Section>
  );
}
