import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingOptionListResponse } from '#generated/admin/admin.schemas.ts';
import { deleteRegion } from '#generated/admin/regions/regions.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import type { RemovalProps } from '#shared/RecordView.tsx';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { StepsDialog } from '#shared/StepsDialog.tsx';
import type { Region } from './query.ts';

interface DeleteRegionProps extends RemovalProps {
  region: Region;
  /** Its shipping options: the question waits for them. */
  options: UseQueryResult<ShippingOptionListResponse>;
}

/** Asks before a region is deleted: its countries belong to none then, and nobody there can buy any more. */
export function DeleteRegion(props: DeleteRegionProps): ReactNode {
  const { region, options, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('regions');
  const format = useFormat();
  const countries = listOf(region.countries).length;
  const count = listOf(options.data?.shipping_options).length;
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { region: region.name })}
      text={t('delete.text')}
      lost={[
        ...(countries > 0
          ? [t('delete.countries', { count: countries, number: format.number(countries) })]
          : []),
        ...(count > 0 ? [t('delete.options', { count, number: format.number(count) })] : []),
      ]}
      typeName={region.name}
      isDisabled={!options.data}
      confirmLabel={t('delete.action')}
      operation="deleteRegion"
      steps={() => [
        {
          id: 'region',
          label: t('delete.title', { region: region.name }),
          stage: 1,
          run: async (call) => {
            await deleteRegion(region.id, call);
            onGone();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { region: region.name }) });
        onDone();
      }}
    >
      <SectionQuery query={options} skeleton={<TextSkeleton lines={1} />}>
        {() => null}
      </SectionQuery>
    </StepsDialog>
  );
}
