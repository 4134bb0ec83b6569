import type { ProductCategory, UpdateProductCategoryBody } from '#generated/admin/admin.schemas.ts';

/** From most visible to least. */
export const VISIBILITIES = ['visible', 'internal', 'hidden'] as const;

export type Visibility = (typeof VISIBILITIES)[number];

type Flags = Pick<ProductCategory, 'is_active' | 'is_internal'>;

export function visibilityOf({ is_active: isActive, is_internal: isInternal }: Flags): Visibility {
  if (!isActive) return 'hidden';
  return isInternal ? 'internal' : 'visible';
}

/** A hidden category stays internal or not. */
export const visibilityBody = (
  visibility: Visibility,
): Pick<UpdateProductCategoryBody, 'is_active' | 'is_internal'> =>
  visibility === 'hidden'
    ? { is_active: false }
    : { is_active: true, is_internal: visibility === 'internal' };
