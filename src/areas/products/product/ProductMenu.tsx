import { Menu } from '@mantine/core';
import { IconCode, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import type { OpenForm } from '#shared/useOpenForm.ts';
import type { FormName } from './forms.tsx';

interface ProductMenuProps {
  form: OpenForm<FormName>;
  onDelete: () => void;
}

/** What is done with a whole product now and then. */
export function ProductMenu({ form, onDelete }: ProductMenuProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <MoreMenu label={t('product.more')} place="page">
      <MoreItem icon={IconCopy} onClick={() => form.open('duplicate')}>
        {t('duplicate.action')}
      </MoreItem>
      <MoreItem icon={IconCode} onClick={() => form.open('json')}>
        {t('edit.json')}
      </MoreItem>
      <Menu.Divider />
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('delete.action')}
      </MoreItem>
    </MoreMenu>
  );
}
