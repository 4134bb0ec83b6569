import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { productRecord } from './query.ts';
import type { Variant, VariantValues } from './variant.ts';
import { VariantForm } from './VariantForm.tsx';

interface VariantFactFormProps {
  variant: Variant;
  only: readonly (keyof VariantValues)[];
  currency: string | undefined;
  onClose: () => void;
}

/** Reads the product itself, so that a change of it draws no row again. */
export function VariantFactForm(props: VariantFactFormProps): ReactNode {
  const { data: product } = useQuery(productRecord.options(props.variant.product_id));
  return product ? <VariantForm {...props} product={product} /> : null;
}
