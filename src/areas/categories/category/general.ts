import type { ProductCategory, UpdateProductCategoryBody } from '#generated/admin/admin.schemas.ts';
import { changedFields } from '#ui/form/changes.ts';

/** The form of a category. */
export interface GeneralValues {
  name: string;
  handle: string;
  description: string;
  is_active: boolean;
  is_internal: boolean;
}

/** A new category, which shoppers don't see before it is ready. */
export const NEW_CATEGORY: GeneralValues = {
  name: '',
  handle: '',
  description: '',
  is_active: false,
  is_internal: false,
};

export const generalValues = (category: ProductCategory): GeneralValues => ({
  name: category.name,
  handle: category.handle,
  description: category.description ?? '',
  is_active: category.is_active,
  is_internal: category.is_internal,
});

/** What is sent to the server: the changed fields only. */
export const generalBody = (
  before: GeneralValues,
  after: GeneralValues,
): UpdateProductCategoryBody =>
  Object.fromEntries(
    changedFields(before, after).map((field) => {
      const value = after[field];
      return [field, typeof value === 'string' ? value.trim() : value];
    }),
  );
