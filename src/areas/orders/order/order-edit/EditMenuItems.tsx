import { Menu } from '@mantine/core';
import { IconCircleX, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import { EditLinkItem } from './EditLink.tsx';
import { isRequested } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import type { EditAction } from './forms.ts';

interface EditMenuItemsProps {
  edit: OrderEditRecord;
  form: Pick<OpenForm<EditAction>, 'open'>;
}

export function EditMenuItems({ edit, form }: EditMenuItemsProps): ReactNode {
  const { t } = useTranslation('order-edit');
  return (
    <>
      <EditLinkItem edit={edit} />
      <Menu.Divider />
      <MoreItem icon={IconCircleX} isDangerous onClick={() => form.open('cancelEdit')}>
        {t('action.cancelEdit')}
      </MoreItem>
      <MoreItem
        icon={IconTrash}
        isDangerous
        {...(isRequested(edit) ? { reason: t('why.editRequested') } : {})}
        onClick={() => form.open('deleteEdit')}
      >
        {t('action.deleteEdit')}
      </MoreItem>
    </>
  );
}
