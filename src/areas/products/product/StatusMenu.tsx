import { Loader, Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateProduct } from '../../../../generated/admin/products/products.ts';
import { PRODUCT_STATUSES, ProductStatusBadge } from '../status.tsx';
import classes from './product.module.css';
import type { Product } from './query.ts';

/** A product's status, and a menu that sets it to any other. */
export function StatusMenu({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('products');
  const update = useUpdateProduct({
    mutation: { meta: { success: t('product.statusSaved', { title: product.title }) } },
  });
  const shown = update.isPending
    ? (update.variables.data.status ?? product.status)
    : product.status;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className={classes.status}
          aria-label={t('product.statusIs', { status: t(`status.${product.status}`) })}
          disabled={update.isPending}
        >
          <ProductStatusBadge status={shown} />
          {update.isPending ? (
            <Loader size={12} aria-hidden />
          ) : (
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {PRODUCT_STATUSES.map((status) => (
          <Menu.Item
            key={status}
            role="menuitemradio"
            aria-checked={status === product.status}
            rightSection={
              status === product.status ? <IconCheck size={14} stroke={2} aria-hidden /> : null
            }
            onClick={() => {
              if (status !== product.status) {
                update.mutate({ id: product.id, data: { status } });
              }
            }}
          >
            <ProductStatusBadge status={status} />
            <div className={classes.statusHint}>{t(`statusHint.${status}`)}</div>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
