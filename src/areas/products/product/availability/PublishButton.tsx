import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateProduct } from '#generated/admin/products/products.ts';
import type { Product } from '../query.ts';

export function PublishButton({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation(['availability', 'products', 'common']);
  const status = t('common:productStatus.published');
  const { mutate, isPending } = useUpdateProduct({
    mutation: {
      meta: { success: t('products:product.statusSaved', { title: product.title, status }) },
    },
  });
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={isPending}
      onClick={() => mutate({ id: product.id, data: { status: 'published' } })}
    >
      {t('published.mend')}
    </Button>
  );
}
