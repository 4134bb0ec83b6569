import { listVariants } from '#generated/admin/variants/variants.ts';
import { fieldErrors } from '#client/field-errors.ts';
import { isApiError } from '#client/index.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { CODES, codesOf } from './problems.ts';
import type { Taken } from './problems.ts';
import { handleFor } from './values.ts';
import type { CreateValues } from './values.ts';

/** One request each; more would take longer than retrying. */
const MOST_LOOKUPS = 20;

/** Looks up SKUs in use; the server's error doesn't name them. */
export async function takenSkus(skus: readonly string[], signal?: AbortSignal): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const sku of skus.slice(0, MOST_LOOKUPS)) {
    const { variants } = await listVariants(
      {
        q: sku,
        fields: joinNames<FieldOf<typeof listVariants>>('id', 'title', 'sku'),
        expand: 'product' satisfies ExpandOf<typeof listVariants>,
      },
      { signal },
    );
    const other = variants.find((variant) => variant.sku === sku);
    if (other) {
      const names = new Set([other.product?.title ?? '', other.title]);
      taken.push({ field: 'sku', values: [sku], owner: [...names].filter(Boolean).join(' – ') });
    }
  }
  return taken;
}

/** Returns the rejected values that are in use elsewhere, if that is the reason. */
export async function findTaken(values: CreateValues, error: unknown): Promise<Taken[]> {
  const errors = fieldErrors(error);
  if (errors['handle']?.code === 'duplicate') {
    return [{ field: 'handle', values: [handleFor(values)] }];
  }
  const field = CODES.find((name) => errors[name]?.code === 'duplicate');
  // With several variants, the server often reports only an aborted transaction.
  const isVague = isApiError(error) && error.status === 400 && Object.keys(errors).length === 0;
  if (field === 'sku' || isVague) {
    const found = await takenSkus(codesOf(values, 'sku')).catch(() => []);
    if (found.length > 0) return found;
  }
  return field ? [{ field, values: codesOf(values, field) }] : [];
}
