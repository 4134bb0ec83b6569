import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductStatus } from '#generated/admin/admin.schemas.ts';
import { useUpdateProduct } from '#generated/admin/products/products.ts';
import {
  PRODUCT_STATUSES,
  ProductStatusBadge,
  statusName,
} from '#shared/domain/product-status.tsx';
import { errorText } from '#app/query/error-text.ts';
import { ChoiceMenu } from '#ui/overlay/ChoiceMenu.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';

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
      // The mutation reports the error.
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
  const { status } = product;
  const saving = update.isPending ? update.variables.data.status : undefined;
  return (
    <ChoiceMenu
      label={t('product.statusIs', { status: statusName(status, common) })}
      shown={<ProductStatusBadge status={saving ?? status} />}
      value={status}
      choices={PRODUCT_STATUSES.map((value) => ({
        value,
        content: <ProductStatusBadge status={value} />,
        hint: t(`statusHint.${value}`),
      }))}
      onChange={(next) => void set(next)}
      isSaving={update.isPending}
    />
  );
}
