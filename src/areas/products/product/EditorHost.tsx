import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#ui/format/instant.ts';
import { EditorDrawer } from '#shared/EditorDrawer.tsx';
import type { Editing, SectionName } from './editing.ts';
import type { Product } from './query.ts';

const Editor = lazy(async () => {
  const { Editor } = await import('./Editor.tsx');
  return { default: Editor };
});

/** Pixels. */
const WIDTHS: Partial<Record<SectionName, number>> = {
  variant: 640,
  stock: 640,
  media: 640,
  options: 600,
};

interface EditorHostProps {
  product: Product;
  editing: Editing;
}

/** The drawer in which a section is edited; its code is loaded when it is first opened. */
export function EditorHost({ product, editing }: EditorHostProps): ReactNode {
  const { t } = useTranslation('products');
  const { section, variantId, isCopy, close } = editing;
  const title = (): string => {
    const variant = listOf(product.variants).find((one) => one?.id === variantId);
    if (section === 'variant') {
      if (!variant) return t('variants.add');
      return t(isCopy ? 'variants.copyTitle' : 'variants.editTitle', { variant: variant.title });
    }
    if (section === 'stock') return t('stock.title', { variant: variant?.title ?? '' });
    return section ? t(`edit.${section}`) : '';
  };
  return (
    <EditorDrawer
      opened={section !== undefined}
      title={title()}
      size={section && WIDTHS[section]}
      onClose={close}
    >
      {/* Another section, or another variant, is another form. */}
      <Editor key={`${section} ${variantId}`} product={product} editing={editing} />
    </EditorDrawer>
  );
}
