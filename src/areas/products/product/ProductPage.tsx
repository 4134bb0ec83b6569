import { IconBoxOff, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateProductMutationOptions } from '#generated/admin/products/products.ts';
import { paths } from '#app/paths.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { NeighbourLinks } from '#shared/record/NeighbourLinks.tsx';
import { useRecordPlace } from '#shared/record/record-place.ts';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { KnownHead } from '#shared/record/RecordPage.tsx';
import { RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { productList } from '../list/query.ts';
import type { ListedProduct } from '../list/query.ts';
import { fileUrl } from '#app/config/config.ts';
import { ProductStatusBadge } from '#shared/domain/product-status.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { AttributesSection } from './AttributesSection.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';
import { FORMS, ProductGeneralForm, loadGeneralForm, useProductForms } from './forms.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { MediaSection } from './MediaSection.tsx';
import { OrganizeSection } from './OrganizeSection.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { VariantsSection } from './VariantsSection.tsx';
import { AvailabilitySection } from './availability/AvailabilitySection.tsx';
import { OffersSection } from './offers/OffersSection.tsx';
import { productRecord } from './query.ts';
import type { Product } from './query.ts';

export function ProductPage(): ReactNode {
  return (
    <RecordPage
      source={productRecord}
      listPath={paths.products}
      icon={<IconBoxOff size={30} stroke={1.4} aria-hidden />}
      namespace="products"
      known={headOf}
      sections={{ main: [5, 3], side: [4, 5] }}
    >
      {(product) => <ProductContent product={product} />}
    </RecordPage>
  );
}

// Malformed records may have any type here.
const Picture = ({ thumbnail }: { thumbnail: unknown }): ReactNode => (
  <Thumbnail src={typeof thumbnail === 'string' ? fileUrl(thumbnail) : null} size={36} />
);

const headOf = ({ title, thumbnail, status }: ListedProduct): KnownHead => ({
  title,
  picture: <Picture thumbnail={thumbnail} />,
  status: <ProductStatusBadge status={status} />,
});

function ProductContent({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const form = useOpenForm(FORMS);
  // The form takes them once.
  const dropped = useRef<File[]>([]);
  const forms = useProductForms(product, form, () => dropped.current.splice(0));
  const { isRemoving } = useRecordPlace();
  return (
    <RecordView
      record={product}
      title={product.title}
      rename={{
        label: common('fields.title'),
        load: loadGeneralForm,
        renderForm: (onClose) => (
          <ProductGeneralForm product={product} only={['title']} onClose={onClose} />
        ),
      }}
      picture={<Picture thumbnail={product.thumbnail} />}
      status={<StatusMenu product={product} />}
      actions={
        <NeighbourLinks list={productList} recordPath={paths.product} namespace="products" />
      }
      menu={
        <MoreItem icon={IconCopy} onClick={() => form.open('duplicate')}>
          {common('actions.duplicate')}
        </MoreItem>
      }
      remove={{
        label: t('delete.action'),
        renderDialog: (removal) => <DeleteProduct {...removal} product={product} />,
      }}
      main={
        <>
          <MediaSection
            product={product}
            onEdit={() => form.open('media')}
            onDrop={(files) => {
              dropped.current = files;
              form.open('media');
            }}
          />
          <GeneralSection product={product} onEdit={() => form.open('general')} />
          <VariantsSection product={product} form={form} />
        </>
      }
      side={
        <>
          <AvailabilitySection product={product} isPaused={isRemoving} />
          <OrganizeSection product={product} onEdit={() => form.open('organization')} />
          <AttributesSection product={product} onEdit={() => form.open('attributes')} />
          <OffersSection product={product} />
        </>
      }
      days={{ created: t('product.created'), updated: t('product.changed') }}
      form={form}
      forms={forms}
      source={productRecord}
      update={getUpdateProductMutationOptions}
      saved={t('form.saved', { title: product.title })}
    />
  );
}
