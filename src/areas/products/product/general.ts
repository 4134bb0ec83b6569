import type { UpdateProductBody } from '#generated/admin/admin.schemas.ts';
import { changedFields } from '#ui/form/changes.ts';
import type { Product } from './query.ts';

/** The form of a product's general section. Empty texts stand for nothing. */
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

/** Texts that the server holds as null when they are empty. */
const NULLABLE = new Set(['subtitle', 'description', 'material']);

/** What is sent to the server: the changed fields only. */
export function generalBody(before: GeneralValues, after: GeneralValues): UpdateProductBody {
  const body: Record<string, unknown> = {};
  for (const field of changedFields(before, after)) {
    const value = after[field];
    const text = typeof value === 'string' ? value.trim() : value;
    body[field] = text === '' && NULLABLE.has(field) ? null : text;
  }
  return body;
}
