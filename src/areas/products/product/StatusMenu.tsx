import { Loader, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateProduct } from '../../../../generated/admin/products/products.ts';
import { PRODUCT_STATUSES, ProductStatusBadge } from '../../shared/product-status.tsx';
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
        <Menu.RadioGroup
          value={product.status}
          onChange={(value) => {
            const status = PRODUCT_STATUSES.find((known) => known === value);
            if (status && status !== product.status) {
              update.mutate({ id: product.id, data: { status } });
            }
          }}
        >
          {PRODUCT_STATUSES.map((status) => (
            <Menu.RadioItem key={status} value={status} closeMenuOnClick>
              <ProductStatusBadge status={status} />
              <div className={classes.statusHint}>{t(`statusHint.${status}`)}</div>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
