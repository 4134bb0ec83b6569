import type { UpdateProductBody } from '#generated/admin/admin.schemas.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import type { Product } from './query.ts';

export interface GeneralValues {
  title: string;
  subtitle: string;
  handle: string;
  description: string;
  material: string;
  discountable: boolean;
}

export function generalValues(product: Product): GeneralValues {
  return {
    title: product.title,
    subtitle: product.subtitle ?? '',
    handle: product.handle ?? '',
    description: product.description ?? '',
    material: product.material ?? '',
    discountable: product.discountable,
  };
}

export const generalBody = (before: GeneralValues, after: GeneralValues): UpdateProductBody =>
  changedBody(before, after, ['subtitle', 'description', 'material']);
