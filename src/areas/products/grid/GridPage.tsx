import { Button } from '@mantine/core';
import { IconBoxOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { paths } from '#app/paths.ts';
import { GridSkeleton } from '#shared/price-grid/GridSkeleton.tsx';
import { ProductPriceGrid } from './ProductPriceGrid.tsx';
import { useGridProduct } from './query.ts';

export function GridPage(): ReactNode {
  const { t } = useTranslation('grid');
  const { t: products } = useTranslation('products');
  const { id = '' } = useParams();
  const { product, variants, error, retry } = useGridProduct(id);
  const back = { to: paths.product(id), label: product?.title ?? products('list.title') };
  if (product && variants && variants.length > 0) {
    return <ProductPriceGrid product={product} variants={variants} back={back} />;
  }
  const content = (): ReactNode => {
    if (product === null) {
      return (
        <EmptyState
          icon={<IconBoxOff size={30} stroke={1.4} />}
          title={products('page.notFound')}
          text={products('page.notFoundText')}
          action={
            <Button component={Link} to={paths.products()} variant="default">
              {products('page.toList')}
            </Button>
          }
        />
      );
    }
    if (error !== null) {
      return <QueryError title={t('failed')} error={error} onRetry={retry} />;
    }
    if (!product || !variants) return <GridSkeleton onRetry={retry} />;
    return (
      <EmptyState
        icon={<IconBoxOff size={30} stroke={1.4} />}
        title={t('noVariants')}
        text={t('noVariantsText')}
        action={
          <Button component={Link} to={paths.product(id)} variant="default">
            {products('page.back')}
          </Button>
        }
      />
    );
  };
  return (
    <Page title={product?.title ?? t('title')} back={back}>
      {content()}
    </Page>
  );
}
