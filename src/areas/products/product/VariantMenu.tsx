import { IconCopy, IconPackages, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import type { Editing } from './editing.ts';
import type { Variant } from './variant.ts';

interface VariantMenuProps {
  variant: Variant;
  editing: Editing;
  onDelete: () => void;
}

/** What can be done with one variant. */
export function VariantMenu({ variant, editing, onDelete }: VariantMenuProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <MoreMenu label={t('variants.actionsOf', { variant: variant.title })} place="row">
      <MoreItem icon={IconPencil} onClick={() => editing.open('variant', variant.id)}>
        {t('variants.edit')}
      </MoreItem>
      <MoreItem icon={IconPackages} onClick={() => editing.open('stock', variant.id)}>
        {t('variants.editStock')}
      </MoreItem>
      <MoreItem icon={IconCopy} onClick={() => editing.open('variant', variant.id, true)}>
        {t('variants.duplicate')}
      </MoreItem>
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('variants.delete')}
      </MoreItem>
    </MoreMenu>
  );
}
