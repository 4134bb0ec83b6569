import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#ui/format/instant.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { FormEntry } from '#shared/form/FormDrawerPanel.tsx';
import { RECORD_FORMS } from '#shared/record/RecordView.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import type { Product } from './query.ts';
import type { Variant } from './variant.ts';

export const loadGeneralForm = () => import('./ProductGeneralForm.tsx');
export const ProductGeneralForm = lazyNamed(loadGeneralForm, 'ProductGeneralForm');
export const loadOrganizationForm = () => import('./ProductOrganizationForm.tsx');
export const ProductOrganizationForm = lazyNamed(loadOrganizationForm, 'ProductOrganizationForm');
export const loadAttributesForm = () => import('./ProductAttributesForm.tsx');
export const ProductAttributesForm = lazyNamed(loadAttributesForm, 'ProductAttributesForm');
const ProductOptionsForm = lazyNamed(
  () => import('./ProductOptionsForm.tsx'),
  'ProductOptionsForm',
);
const ProductMediaForm = lazyNamed(() => import('./ProductMediaForm.tsx'), 'ProductMediaForm');
const DuplicateForm = lazyNamed(() => import('./DuplicateForm.tsx'), 'DuplicateForm');
const VariantForm = lazyNamed(() => import('./VariantForm.tsx'), 'VariantForm');
const StockForm = lazyNamed(() => import('./StockForm.tsx'), 'StockForm');
const ShopperPriceForm = lazyNamed(
  () => import('#shared/shopper-price/ShopperPriceForm.tsx'),
  'ShopperPriceForm',
);

/** Values of `?edit=`; variant forms also need the variant's id. */
export const FORMS = [
  'general',
  'organization',
  'attributes',
  'options',
  'media',
  'duplicate',
  ...RECORD_FORMS,
  'newVariant',
  'variant',
  'copyVariant',
  'stock',
  'pays',
] as const;

export type FormName = (typeof FORMS)[number];

export function useProductForms(
  product: Product,
  form: OpenForm<FormName>,
  takeFiles: () => File[],
): Record<Exclude<FormName, (typeof RECORD_FORMS)[number]>, FormEntry> {
  const { t } = useTranslation('products');
  const { t: tools } = useTranslation('price-tools');
  const { subject, open, close } = form;
  const variant = listOf(product.variants).find((one) => one?.id === subject);
  const named = { variant: variant?.title ?? '' };
  const usual = { product, onClose: close };
  const ofVariant = (title: string, content: (variant: Variant) => ReactNode): FormEntry => ({
    title,
    size: 'wide',
    content: variant ? (
      content(variant)
    ) : (
      <EmptyState title={t('variants.gone')} text={t('variants.goneText')} />
    ),
  });
  const onCreated = (id: string): void => open('stock', id);
  return {
    general: { title: t('edit.general'), content: <ProductGeneralForm {...usual} /> },
    organization: {
      title: t('edit.organization'),
      content: <ProductOrganizationForm {...usual} />,
    },
    attributes: {
      title: t('edit.attributes'),
      content: <ProductAttributesForm {...usual} />,
    },
    options: {
      title: t('edit.options'),
      size: 'wide',
      content: <ProductOptionsForm {...usual} />,
    },
    media: {
      title: t('edit.media'),
      size: 'wide',
      content: <ProductMediaForm {...usual} takeFiles={takeFiles} />,
    },
    duplicate: { title: t('edit.duplicate'), content: <DuplicateForm {...usual} /> },
    newVariant: {
      title: t('variants.add'),
      size: 'wide',
      content: <VariantForm {...usual} onCreated={onCreated} />,
    },
    variant: ofVariant(t('variants.editTitle', named), (one) => (
      <VariantForm {...usual} variant={one} onCreated={onCreated} />
    )),
    copyVariant: ofVariant(t('variants.copyTitle', named), (one) => (
      <VariantForm {...usual} pattern={one} onCreated={onCreated} />
    )),
    pays: {
      title: tools('pays.title'),
      content: <ShopperPriceForm variantId={variant?.id} onClose={close} />,
    },
    stock: ofVariant(t('stock.title', named), (one) => (
      <StockForm variant={one} onClose={close} onEdit={() => open('variant', one.id)} />
    )),
  };
}
