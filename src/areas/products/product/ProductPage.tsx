import { Button, Drawer } from '@mantine/core';
import { IconBoxOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../../app/query/useErrorText.ts';
import { Columns, Page } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ProductStatusBadge } from '../status.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { MediaSection } from './MediaSection.tsx';
import { OrganizeSection } from './OrganizeSection.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { VariantsSection } from './VariantsSection.tsx';
import { useProduct } from './query.ts';

const LIST = '/a/products';

/** One product. */
export function ProductPage(): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const { id = '' } = useParams();
  const query = useProduct(id);
  const [params, setParams] = useSearchParams();
  const { text, detail } = useErrorText(query.error);
  const back = { to: LIST, label: t('product.back') };
  const edit = (section: string | undefined): void =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (section) next.set('edit', section);
      else next.delete('edit');
      return next;
    });

  if (query.isPending) {
    return (
      <Page title={t('list.title')} back={back}>
        <ProductSkeleton onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (query.isError) {
    return (
      <Page title={t('list.title')} back={back}>
        {query.error.status === 404 ? (
          <EmptyState
            icon={<IconBoxOff size={30} stroke={1.4} />}
            title={t('product.notFound')}
            text={t('product.notFoundText')}
            action={
              <Button component={Link} to={LIST} variant="default">
                {t('product.toList')}
              </Button>
            }
          />
        ) : (
          <ErrorState
            title={t('product.failed')}
            text={text}
            detail={detail}
            onRetry={() => void query.refetch()}
          />
        )}
      </Page>
    );
  }
  const product = query.data;
  return (
    <Page title={product.title} status={<ProductStatusBadge status={product.status} />} back={back}>
      <Columns
        main={
          <>
            <GeneralSection product={product} onEdit={() => edit('general')} />
            <VariantsSection product={product} />
            <MediaSection product={product} />
          </>
        }
        side={<OrganizeSection product={product} />}
      />
      <Drawer
        opened={params.get('edit') === 'general'}
        onClose={() => edit(undefined)}
        title={t('product.edit')}
        size={520}
        closeButtonProps={{ 'aria-label': common('actions.close') }}
      >
        <GeneralForm product={product} onClose={() => edit(undefined)} />
      </Drawer>
    </Page>
  );
}
