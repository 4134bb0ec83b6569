import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductStatus } from '#generated/admin/admin.schemas.ts';
import { plainText } from '#ui/format/instant.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';

/** The states of a product, in the order of its life. */
export const PRODUCT_STATUSES = Object.values(ProductStatus);

/** Whether a text, from an address say, is a state that a product can have. */
export const isProductStatus = (text: unknown): text is ProductStatus =>
  PRODUCT_STATUSES.some((status) => status === text);

const tones: Record<ProductStatus, Tone> = {
  draft: 'neutral',
  proposed: 'info',
  published: 'good',
  rejected: 'bad',
};

/** A product's state in words; one that this app doesn't know in the server's own. */
export const statusName = (status: ProductStatus, t: TFunction<'common'>): string =>
  isProductStatus(status) ? t(`productStatus.${status}`) : plainText(status);

export function ProductStatusBadge({ status }: { status: ProductStatus }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <StatusBadge tone={isProductStatus(status) ? tones[status] : 'neutral'}>
      {statusName(status, t)}
    </StatusBadge>
  );
}
