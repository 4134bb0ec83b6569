import { IconBoxOff, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getUpdateProductMutationOptions } from '#generated/admin/products/products.ts';
import { PARAMS, paths } from '#app/paths.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { NeighbourLinks } from '#shared/NeighbourLinks.tsx';
import { useNeighbours } from '#shared/neighbours.ts';
import { RecordPage } from '#shared/RecordPage.tsx';
import { RecordView } from '#shared/RecordView.tsx';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { productList } from '../list/query.ts';
import { fileUrl } from '#app/config/config.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { AttributesSection } from './AttributesSection.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';
import { FORMS, useProductForms } from './forms.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { MediaSection } from './MediaSection.tsx';
import { OrganizeSection } from './OrganizeSection.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { VariantsSection } from './VariantsSection.tsx';
import { AvailabilitySection } from './availability/AvailabilitySection.tsx';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';

/** One product. */
export function ProductPage(): ReactNode {
  const { t } = useTranslation('products');
  const [params] = useSearchParams();
  return (
    <RecordPage
      source={productRecord}
      listPath={paths.products(params.get(PARAMS.list) ?? '')}
      icon={<IconBoxOff size={30} stroke={1.4} aria-hidden />}
      texts={{
        list: t('list.title'),
        back: t('product.back'),
        failed: t('product.failed'),
        notFound: t('product.notFound'),
        notFoundText: t('product.notFoundText'),
        toList: t('product.toList'),
      }}
      sections={{ main: [5, 3], side: [4, 5] }}
    >
      {(product, onGone) => <ProductContent product={product} onGone={onGone} />}
    </RecordPage>
  );
}

interface ProductContentProps {
  product: Product;
  onGone: () => void;
}

function ProductContent({ product, onGone }: ProductContentProps): ReactNode {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const form = useOpenForm(FORMS);
  const forms = useProductForms(product, form);
  const neighbours = useNeighbours({
    id: product.id,
    list: productList,
    listPath: paths.products,
    recordPath: paths.product,
  });
  const [isDeleting, setDeleting] = useState(false);
  // A damaged one is anything.
  const { thumbnail } = product;
  return (
    <RecordView
      record={product}
      title={product.title}
      picture={
        <Thumbnail src={typeof thumbnail === 'string' ? fileUrl(thumbnail) : null} size={36} />
      }
      status={<StatusMenu product={product} />}
      back={{ to: neighbours.listPath, label: t('product.back') }}
      actions={
        <NeighbourLinks
          neighbours={neighbours}
          texts={{
            label: t('product.neighbours'),
            previous: t('product.previous'),
            next: t('product.next'),
          }}
        />
      }
      menu={
        <MoreItem icon={IconCopy} onClick={() => form.open('duplicate')}>
          {t('duplicate.action')}
        </MoreItem>
      }
      remove={{ label: t('delete.action'), onClick: () => setDeleting(true) }}
      main={
        <>
          <MediaSection product={product} onEdit={() => form.open('media')} />
          <GeneralSection product={product} onEdit={() => form.open('general')} />
          <VariantsSection product={product} form={form} />
        </>
      }
      side={
        <>
          <AvailabilitySection product={product} isPaused={isDeleting} />
          <OrganizeSection product={product} onEdit={() => form.open('organization')} />
          <AttributesSection product={product} onEdit={() => form.open('attributes')} />
        </>
      }
      facts={[
        { label: t('product.created'), value: <DateText instant={product.created_at} /> },
        { label: t('product.changed'), value: <DateText instant={product.updated_at} /> },
      ]}
      form={form}
      forms={forms}
      source={productRecord}
      update={getUpdateProductMutationOptions}
      saved={t('form.saved', { title: product.title })}
    >
      <DeleteProduct
        opened={isDeleting}
        product={product}
        onClose={() => setDeleting(false)}
        onGone={onGone}
        onDone={() => void navigate(neighbours.listPath)}
      />
    </RecordView>
  );
}
