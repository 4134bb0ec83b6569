import { Drawer, Skeleton, Stack } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './product.module.css';
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
const USUAL_WIDTH = 520;

interface EditorHostProps {
  product: Product;
  editing: Editing;
}

/** The drawer in which a section is edited; its code is loaded when it is first opened. */
export function EditorHost({ product, editing }: EditorHostProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const { section, variantId, isCopy, close } = editing;
  const title = (): string => {
    const variant = product.variants?.find(({ id }) => id === variantId);
    if (section === 'variant') {
      if (!variant) return t('variants.add');
      return t(isCopy ? 'variants.copyTitle' : 'variants.editTitle', { variant: variant.title });
    }
    if (section === 'stock') return t('stock.title', { variant: variant?.title ?? '' });
    return section ? t(`edit.${section}`) : '';
  };
  return (
    <Drawer.Root
      opened={section !== undefined}
      onClose={close}
      position="right"
      size={(section && WIDTHS[section]) ?? USUAL_WIDTH}
      classNames={{ content: classes.drawer ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not the library's header: beside the page's it would be a second banner. */}
        <div className={classes.drawerHead}>
          <Drawer.Title className={classes.drawerTitle}>{title()}</Drawer.Title>
          <Drawer.CloseButton aria-label={common('actions.close')} />
        </div>
        <Drawer.Body className={classes.drawerBody}>
          {section ? (
            <Suspense
              fallback={
                <Stack aria-busy>
                  <Skeleton height={56} />
                  <Skeleton height={56} />
                  <Skeleton height={120} />
                </Stack>
              }
            >
              {/* Another section, or another variant, is another form. */}
              <Editor key={`${section} ${variantId}`} product={product} editing={editing} />
            </Suspense>
          ) : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
