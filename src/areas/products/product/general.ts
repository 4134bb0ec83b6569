import type {
  ProductStatus,
  UpdateProductBody,
} from '../../../../generated/admin/admin.schemas.ts';
import { changedFields } from '../../../ui/form/changes.ts';
import type { Product } from './query.ts';

/** The form of a product's general section. Empty texts stand for nothing. */
export interface GeneralValues {
  title: string;
  subtitle: string;
  handle: string;
  description: string;
  material: string;
  discountable: boolean;
  status: ProductStatus;
  /** The type's name; a new name makes a new type. */
  type: string;
  collection_id: string | null;
  /** The tags' names; a new name makes a new tag. */
  tags: string[];
}

export function generalValues(product: Product): GeneralValues {
  return {
    title: product.title,
    subtitle: product.subtitle ?? '',
    handle: product.handle ?? '',
    description: product.description ?? '',
    material: product.material ?? '',
    discountable: product.discountable,
    status: product.status,
    type: product.type?.value ?? '',
    collection_id: product.collection_id,
    tags: (product.tags ?? []).map((tag) => tag.value),
  };
}

/** Texts that the server holds as null when they are empty. */
const NULLABLE = new Set(['subtitle', 'description', 'material']);

/** What is sent to the server: the changed fields only. */
export function generalBody(before: GeneralValues, after: GeneralValues): UpdateProductBody {
  const body: Record<string, unknown> = {};
  for (const field of changedFields(before, after)) {
    if (field === 'type') {
      const value = after.type.trim();
      body.type = value ? { value } : null;
    } else if (field === 'tags') {
      body.tags = after.tags.map((value) => ({ value }));
    } else {
      const value = after[field];
      const text = typeof value === 'string' ? value.trim() : value;
      body[field] = text === '' && NULLABLE.has(field) ? null : text;
    }
  }
  return body;
}

/** What a shop's address can hold without being escaped. */
export const HANDLE = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;
