import { Button, Group } from '@mantine/core';
import { IconBoxOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { fileUrl } from '#app/config/config.ts';
import { Day } from '#ui/format/Day.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { Columns, Page } from '#ui/page/Page.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { AttributesSection } from './AttributesSection.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';
import { EditorHost } from './EditorHost.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { MediaSection } from './MediaSection.tsx';
import { MetadataSection } from './MetadataSection.tsx';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { OrganizeSection } from './OrganizeSection.tsx';
import { ProductMenu } from './ProductMenu.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { VariantsSection } from './VariantsSection.tsx';
import { BuyablePlace } from './buyable/BuyablePlace.tsx';
import { useEditing } from './editing.ts';
import { useNeighbours } from './neighbours.ts';
import type { Neighbours } from './neighbours.ts';
import { useProduct } from './query.ts';
import type { Product } from './query.ts';

/** One product. */
export function ProductPage(): ReactNode {
  const { t } = useTranslation('products');
  const { id = '' } = useParams();
  // A product that was just deleted is not asked for again.
  const [goneId, setGoneId] = useState<string>();
  const query = useProduct(id, goneId !== id);
  const neighbours = useNeighbours(id, query.isSuccess);
  const back = { to: neighbours.listPath, label: t('product.back') };
  if (query.isPending) {
    return (
      <Page title={t('list.title')} isLoading back={back}>
        <ProductSkeleton onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (query.isLoadingError) {
    return (
      <Page title={t('list.title')} back={back}>
        {query.error.status === 404 ? (
          <EmptyState
            icon={<IconBoxOff size={30} stroke={1.4} />}
            title={t('product.notFound')}
            text={t('product.notFoundText')}
            action={
              <Button component={Link} to={neighbours.listPath} variant="default">
                {t('product.toList')}
              </Button>
            }
          />
        ) : (
          <QueryError
            title={t('product.failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
      </Page>
    );
  }
  return (
    <ProductContent product={query.data} neighbours={neighbours} onGone={() => setGoneId(id)} />
  );
}

interface ProductContentProps {
  product: Product;
  neighbours: Neighbours;
  onGone: () => void;
}

function ProductContent({ product, neighbours, onGone }: ProductContentProps): ReactNode {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const editing = useEditing();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Page
      title={product.title}
      picture={<Thumbnail src={product.thumbnail ? fileUrl(product.thumbnail) : null} size={36} />}
      status={<StatusMenu product={product} />}
      back={{ to: neighbours.listPath, label: t('product.back') }}
      actions={
        <Group gap="xs" wrap="nowrap">
          <NeighbourLinks neighbours={neighbours} />
          <ProductMenu editing={editing} onDelete={() => setDeleting(true)} />
        </Group>
      }
    >
      <Columns
        main={
          <>
            <MediaSection product={product} onEdit={() => editing.open('media')} />
            <GeneralSection product={product} onEdit={() => editing.open('general')} />
            <VariantsSection product={product} editing={editing} />
          </>
        }
        side={
          <>
            <BuyablePlace product={product} isPaused={isDeleting} />
            <OrganizeSection product={product} onEdit={() => editing.open('organisation')} />
            <AttributesSection product={product} onEdit={() => editing.open('attributes')} />
            <MetadataSection
              product={product}
              onEdit={() => editing.open('metadata')}
              onRaw={() => editing.open('json')}
            />
          </>
        }
      />
      <PageFoot
        facts={[
          { label: t('product.created'), value: <Day instant={product.created_at} /> },
          { label: t('product.changed'), value: <Day instant={product.updated_at} /> },
        ]}
      />
      <EditorHost product={product} editing={editing} />
      <DeleteProduct
        opened={isDeleting}
        product={product}
        onClose={() => setDeleting(false)}
        onGone={onGone}
        onDone={() => void navigate(neighbours.listPath)}
      />
    </Page>
  );
}
