import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteRegion } from '#generated/admin/regions/regions.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { RemovalProps } from '#shared/RecordView.tsx';
import { StepsDialog } from '#shared/StepsDialog.tsx';
import type { Region } from './query.ts';

interface DeleteRegionProps extends RemovalProps {
  region: Region;
  /** How many shipping options it has; undefined while that isn't known. */
  options: number | undefined;
}

/** Asks before a region is deleted: its countries belong to none then, and nobody there can buy any more. */
export function DeleteRegion(props: DeleteRegionProps): ReactNode {
  const { region, options, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('regions');
  const format = useFormat();
  const countries = region.countries.length;
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { region: region.name })}
      text={t('delete.text')}
      lost={[
        ...(countries > 0
          ? [t('delete.countries', { count: countries, number: format.number(countries) })]
          : []),
        ...(options
          ? [t('delete.options', { count: options, number: format.number(options) })]
          : []),
      ]}
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
    />
  );
}
