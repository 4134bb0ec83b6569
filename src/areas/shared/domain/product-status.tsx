import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductStatus } from '#generated/admin/admin.schemas.ts';
import { plainText } from '#ui/format/instant.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';

/** In lifecycle order. */
export const PRODUCT_STATUSES = Object.values(ProductStatus);

export const isProductStatus = (text: unknown): text is ProductStatus =>
  PRODUCT_STATUSES.some((status) => status === text);

const tones: Record<ProductStatus, Tone> = {
  draft: 'neutral',
  proposed: 'info',
  published: 'good',
  rejected: 'bad',
};

/** Returns unknown states as sent. */
export const statusName = (status: ProductStatus, t: TFunction<'common'>): string =>
  isProductStatus(status) ? t(`productStatus.${status}`) : plainText(status);

export const ProductStatusBadge = ({ status }: { status: ProductStatus }): ReactNode =>
  productStatusBadge(status, useTranslation('common').t);

export function productStatusBadge(status: ProductStatus, t: TFunction<'common'>): ReactNode {
  return (
    <StatusBadge tone={isProductStatus(status) ? tones[status] : 'neutral'}>
      {statusName(status, t)}
    </StatusBadge>
  );
}
