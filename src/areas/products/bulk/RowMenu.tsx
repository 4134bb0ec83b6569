import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Menu } from '@mantine/core';
import { IconCopy, IconEye, IconEyeOff, IconFileDescription, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductStatus } from '#generated/admin/admin.schemas.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { paths } from '#app/paths.ts';
import { useChangeAtOnce } from '#shared/bulk/useChangeAtOnce.ts';
import type { BulkAction } from './actions.ts';
import type { ProductChange } from './change.ts';
import { productBulk } from './products.ts';
import { useProductTexts } from './useProductTexts.ts';

const ProductBulkDialog = lazyNamed(() => import('./ProductBulkDialog.tsx'), 'ProductBulkDialog');

const AT_ONCE = {
  publish: { kind: 'status', status: 'published' },
  unpublish: { kind: 'status', status: 'draft' },
} as const satisfies Partial<Record<BulkAction, ProductChange>>;

interface RowMenuProps {
  product: { id: string; title: string; status: ProductStatus };
}

export function RowMenu({ product }: RowMenuProps): ReactNode {
  const { t } = useTranslation('product-bulk');
  const { t: common } = useTranslation('common');
  const [action, setAction] = useState<BulkAction>();
  const { id, title, status } = product;
  const publish = status === 'published' ? 'unpublish' : 'publish';
  // No confirmation: it can be undone.
  const change = useChangeAtOnce(
    productBulk,
    useProductTexts(),
    AT_ONCE[publish],
    t(`action.${publish}`),
    id,
  );
  return (
    <>
      <MoreMenu label={t('rowMenu', { title })} place="row">
        <MoreItem icon={IconFileDescription} to={paths.product(id)}>
          {t('rowOpen')}
        </MoreItem>
        <MoreItem
          icon={publish === 'publish' ? IconEye : IconEyeOff}
          disabled={change.isPending}
          onClick={() => change.mutate()}
        >
          {t(`action.${publish}`)}
        </MoreItem>
        <MoreItem icon={IconCopy} to={paths.product(id, { edit: 'duplicate' })}>
          {common('actions.duplicate')}
        </MoreItem>
        <Menu.Divider />
        <MoreItem icon={IconTrash} isDangerous onClick={() => setAction('delete')}>
          {t('action.delete')}
        </MoreItem>
      </MoreMenu>
      {action ? (
        <Suspense fallback={null}>
          <ProductBulkDialog
            action={action}
            ids={[id]}
            onClose={() => setAction(undefined)}
            onDone={() => setAction(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
