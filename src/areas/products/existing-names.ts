import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { existingNames } from '#ui/picker/existing-name.ts';
import { productTagSource, productTypeSource } from '#shared/sources/sources.ts';
import type { OrganizationValues } from './OrganizationFields.tsx';

type Named = Pick<OrganizationValues, 'type' | 'tags'>;

/**
 * Type and tags as they are spelled in the store: the server would create others.
 *
 * @param before isn't looked up again
 */
export async function withExistingNames<Values extends Named>(
  client: QueryClient,
  values: Values,
  { signal }: CallOptions,
  before: Named = { type: '', tags: [] },
): Promise<Values> {
  const [[type = ''], tags] = await Promise.all([
    existingNames(client, productTypeSource, [values.type], { signal, kept: [before.type] }),
    existingNames(client, productTagSource, values.tags, { signal, kept: before.tags }),
  ]);
  return { ...values, type, tags };
}
