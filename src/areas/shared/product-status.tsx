import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductStatus } from '../../../generated/admin/admin.schemas.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import type { Tone } from '../../ui/states/StatusBadge.tsx';

/** The states of a product, in the order of its life. */
export const PRODUCT_STATUSES = Object.values(ProductStatus);

/** Whether a text, from an address say, is a state that a product can have. */
export const isProductStatus = (text: string): text is ProductStatus =>
  PRODUCT_STATUSES.some((status) => status === text);

const tones: Record<ProductStatus, Tone> = {
  draft: 'neutral',
  proposed: 'info',
  published: 'good',
  rejected: 'bad',
};

export function ProductStatusBadge({ status }: { status: ProductStatus }): ReactNode {
  const { t } = useTranslation('products');
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
