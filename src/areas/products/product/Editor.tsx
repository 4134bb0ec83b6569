import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { AttributesForm } from './AttributesForm.tsx';
import { DuplicateForm } from './DuplicateForm.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { MediaForm } from './MediaForm.tsx';
import { MetadataForm } from './MetadataForm.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import { OrganizationForm } from './OrganizationForm.tsx';
import { RawJson } from './RawJson.tsx';
import { StockForm } from './StockForm.tsx';
import { VariantForm } from './VariantForm.tsx';
import type { Editing } from './editing.ts';
import type { Product } from './query.ts';

interface EditorProps {
  product: Product;
  editing: Editing;
}

/** The form of the section that is being edited. */
export function Editor({ product, editing }: EditorProps): ReactNode {
  const { t } = useTranslation('products');
  const { section, variantId, isCopy, open, close } = editing;
  const variant = product.variants?.find(({ id }) => id === variantId);
  const usual = { product, onClose: close };
  if (variantId !== undefined && !variant) {
    return <EmptyState title={t('variants.gone')} text={t('variants.goneText')} />;
  }
  switch (section) {
    case 'general':
      return <GeneralForm {...usual} />;
    case 'organisation':
      return <OrganizationForm {...usual} />;
    case 'attributes':
      return <AttributesForm {...usual} />;
    case 'options':
      return <OptionsForm {...usual} />;
    case 'media':
      return <MediaForm {...usual} />;
    case 'metadata':
      return <MetadataForm {...usual} />;
    case 'duplicate':
      return <DuplicateForm {...usual} />;
    case 'json':
      return <RawJson product={product} />;
    case 'variant':
      return (
        <VariantForm
          product={product}
          variant={isCopy ? undefined : variant}
          pattern={isCopy ? variant : undefined}
          onClose={close}
          onCreated={(id) => open('stock', id)}
        />
      );
    case 'stock':
      return variant ? (
        <StockForm variant={variant} onClose={close} onEdit={() => open('variant', variant.id)} />
      ) : null;
    case undefined:
    default:
      return null;
  }
}
