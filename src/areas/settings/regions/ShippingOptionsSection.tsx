import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ShippingOptionListItem,
  ShippingOptionListResponse,
} from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { RowList } from '#ui/page/RowList.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { Region } from './query.ts';
import { requirementText } from './requirements.ts';

const DeleteShippingOption = lazyNamed(
  () => import('./DeleteShippingOption.tsx'),
  'DeleteShippingOption',
);

interface ShippingOptionsSectionProps {
  region: Region;
  query: UseQueryResult<ShippingOptionListResponse>;
  form: Pick<OpenForm<'shipping' | 'returns' | 'option'>, 'open' | 'linkTo'>;
  /** Return options instead of outbound. */
  isReturn: boolean;
}

export function ShippingOptionsSection(props: ShippingOptionsSectionProps): ReactNode {
  const { region, query, form, isReturn } = props;
  const { t } = useTranslation('regions');
  const format = useFormat();
  const [deleted, setDeleted] = useState<ShippingOptionListItem>();
  const title = t(isReturn ? 'option.returns' : 'option.shipping');
  return (
    <Section
      title={title}
      action={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={15} stroke={1.75} aria-hidden />}
          onClick={() => form.open(isReturn ? 'returns' : 'shipping')}
        >
          {t(isReturn ? 'option.addReturn' : 'option.add')}
        </Button>
      }
      flush
    >
      <SectionQuery query={query} skeleton={<RecordsSkeleton />}>
        {({ shipping_options: all }) => {
          const options = listOf(all).filter((option) => option?.is_return === isReturn);
          if (options.length === 0) {
            return (
              <div style={{ padding: '14px 20px' }}>
                <SectionNote>{t(isReturn ? 'option.noReturns' : 'option.none')}</SectionNote>
              </div>
            );
          }
          return (
            <RowList
              label={title}
              rows={options.map((option) => ({
                id: option.id,
                title: option.name,
                to: form.linkTo('option', option.id),
                status: option.admin_only ? (
                  <StatusBadge tone="neutral">{t('option.staffOnly')}</StatusBadge>
                ) : undefined,
                text: [
                  ...(isReturn ? [] : [option.profile?.name ?? '']),
                  ...requirementText(option.requirements, region.currency_code, t, format),
                ]
                  .filter(Boolean)
                  .join(' · '),
                end:
                  option.price_type === 'calculated'
                    ? t('option.calculated')
                    : option.amount === 0
                      ? t('option.free')
                      : format.money(option.amount ?? 0, region.currency_code),
                menu: (
                  <MoreMenu label={t('option.actionsOf', { option: option.name })} place="row">
                    <MoreItem icon={IconPencil} onClick={() => form.open('option', option.id)}>
                      {t('option.edit')}
                    </MoreItem>
                    <MoreItem icon={IconTrash} isDangerous onClick={() => setDeleted(option)}>
                      {t('option.delete')}
                    </MoreItem>
                  </MoreMenu>
                ),
              }))}
            />
          );
        }}
      </SectionQuery>
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteShippingOption option={deleted} onClose={() => setDeleted(undefined)} />
        ) : null}
      </Suspense>
    </Section>
  );
}
