import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStore } from '#generated/admin/store/store.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { isRequested } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import { confirmationLink } from './link.ts';

interface EditLinkItemProps {
  edit: OrderEditRecord;
}

export function EditLinkItem({ edit }: EditLinkItemProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const { t: records } = useTranslation('records');
  const store = useGetStore().data?.store;
  const link = confirmationLink(store?.metadata, edit.id);
  const reason = isRequested(edit)
    ? link === undefined
      ? t('link.noTemplate')
      : undefined
    : t('link.notRequested');
  return (
    <MoreItem
      icon={IconLink}
      {...(reason === undefined ? {} : { reason })}
      onClick={() => void copy()}
    >
      {t('link.copy')}
    </MoreItem>
  );

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link ?? '');
      showToast('success', { message: records('link.copied') });
    } catch {
      showToast('error', { message: records('link.failed') });
    }
  }
}
