import { IconCopy, IconPackages, IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { FormName } from './forms.tsx';
import type { Variant } from './variant.ts';

interface VariantMenuProps {
  variant: Variant;
  form: OpenForm<FormName>;
  onDelete: () => void;
}

export function VariantMenu(props: VariantMenuProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <MoreMenu label={t('variants.actionsOf', { variant: props.variant.title })} place="row">
      <VariantItems {...props} />
    </MoreMenu>
  );
}

/** Separate component: rows render before their menu texts load. */
function VariantItems({ variant, form, onDelete }: VariantMenuProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: tools } = useTranslation('price-tools');
  const { t: common } = useTranslation('common');
  return (
    <>
      <MoreItem icon={IconPencil} onClick={() => form.open('variant', variant.id)}>
        {t('variants.edit')}
      </MoreItem>
      <MoreItem icon={IconPackages} onClick={() => form.open('stock', variant.id)}>
        {t('variants.editStock')}
      </MoreItem>
      <MoreItem icon={IconTag} onClick={() => form.open('pays', variant.id)}>
        {tools('pays.title')}
      </MoreItem>
      <MoreItem icon={IconCopy} onClick={() => form.open('copyVariant', variant.id)}>
        {common('actions.duplicate')}
      </MoreItem>
      <MoreItem icon={IconTrash} isDangerous onClick={onDelete}>
        {t('variants.delete')}
      </MoreItem>
    </>
  );
}
