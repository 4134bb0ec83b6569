import { Loader, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductStatus } from '#generated/admin/admin.schemas.ts';
import { useUpdateProduct } from '#generated/admin/products/products.ts';
import { PRODUCT_STATUSES, ProductStatusBadge, statusName } from '#shared/product-status.tsx';
import { errorText } from '#app/query/error-text.ts';
import { showToast } from '#ui/overlay/toast.ts';
import classes from './product.module.css';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';

/** A product's status, and a menu that sets it to any other. */
export function StatusMenu({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const update = useUpdateProduct();
  const { id, title } = product;
  const said = (status: ProductStatus): string =>
    t('product.statusSaved', { title, status: statusName(status, common) });
  const send = (status: ProductStatus): Promise<boolean> =>
    update.mutateAsync({ id, data: { status } }).then(
      () => true,
      // A failure is told by the mutation.
      () => false,
    );
  const setBack = async (from: ProductStatus, to: ProductStatus): Promise<void> => {
    const now = await productRecord.readNow(queryClient, id).catch((error: unknown) => {
      const { text: message, detail } = errorText(error, common);
      showToast('error', { message, detail });
    });
    if (!now) return;
    if (now.status !== from) {
      showToast('warning', { message: t('product.statusKept', { title }) });
      return;
    }
    if (await send(to)) showToast('success', { message: said(to) });
  };
  const set = async (status: ProductStatus): Promise<void> => {
    const before = product.status;
    if (!(await send(status))) return;
    const undo = { label: common('actions.undo'), run: () => void setBack(status, before) };
    showToast('success', { message: said(status), action: undo });
  };
  const shown = update.isPending
    ? (update.variables.data.status ?? product.status)
    : product.status;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className={classes.status}
          aria-label={t('product.statusIs', { status: statusName(product.status, common) })}
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
            if (status && status !== product.status) void set(status);
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
