import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProductStatus } from '../../../../generated/admin/admin.schemas.ts';
import { productPath } from '../paths.ts';
import type { BulkAction } from './actions.ts';

const BulkDialog = lazy(() => import('./BulkDialog.tsx'));

interface RowMenuProps {
  product: { id: string; title: string; status: ProductStatus };
}

/** What can be done with one product of the list. */
export default function RowMenu({ product }: RowMenuProps): ReactNode {
  const { t } = useTranslation('bulk');
  const [action, setAction] = useState<BulkAction>();
  const { id, title, status } = product;
  const publish = status === 'published' ? 'unpublish' : 'publish';
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon size={28} aria-label={t('rowMenu', { title })}>
            <IconDots size={17} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={productPath(id)}>
            {t('rowOpen')}
          </Menu.Item>
          <Menu.Item onClick={() => setAction(publish)}>{t(`action.${publish}`)}</Menu.Item>
          <Menu.Item component={Link} to={`${productPath(id)}?edit=duplicate`}>
            {t('rowDuplicate')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" onClick={() => setAction('delete')}>
            {t('action.delete')} …
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {action ? (
        <Suspense fallback={null}>
          <BulkDialog
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
