import type { UpdateProductBody } from '#generated/admin/admin.schemas.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
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

export function generalBody(before: GeneralValues, after: GeneralValues): UpdateProductBody {
  const changed = changedBody(before, after, ['subtitle', 'description', 'material']);
  return omitUndefined<UpdateProductBody>({
    title: changed.title,
    subtitle: changed.subtitle,
    handle: changed.handle,
    description: changed.description,
    material: changed.material,
    discountable: changed.discountable,
  });
}
