import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReturnReasonDetail, ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { listReturnReasons } from '#generated/admin/return-reasons/return-reasons.ts';
import {
  getListShippingOptionsQueryKey,
  listShippingOptions,
} from '#generated/admin/shipping-options/shipping-options.ts';
import { listOf } from '#ui/format/instant.ts';

export interface ReasonChoice {
  id: string;
  /** Includes the parent reason's label, if any */
  label: string;
}

export interface ReturnChoices {
  reasons: readonly ReasonChoice[];
  options: readonly ShippingOptionListItem[];
}

/** The server accepts only reasons without children. */
export function reasonChoices(reasons: readonly ReturnReasonDetail[]): ReasonChoice[] {
  // The server lists sub-reasons only with their parent.
  const below = listOf(reasons).flatMap(({ id, return_reason_children: children }) =>
    listOf(children).map((child) => ({ ...child, parent_return_reason_id: id })),
  );
  const all = [...listOf(reasons), ...below];
  const byId = new Map(all.map((reason) => [reason.id, reason]));
  const parents = new Set(all.map(({ parent_return_reason_id: id }) => id));
  return all
    .filter(({ id }) => !parents.has(id))
    .map(({ id, label, parent_return_reason_id: parent }) => ({
      id,
      label: [byId.get(parent ?? '')?.label, label].filter(Boolean).join(' › '),
    }));
}

const choicesOptions = (region: string) =>
  queryOptions({
    queryKey: [
      ...getListShippingOptionsQueryKey({ region_id: region, is_return: true }),
      'reasons',
    ],
    queryFn: async ({ signal }): Promise<ReturnChoices> => {
      const [{ return_reasons: reasons }, { shipping_options: options }] = await Promise.all([
        listReturnReasons({ signal }),
        listShippingOptions({ region_id: region, is_return: true }, { signal }),
      ]);
      return { reasons: reasonChoices(reasons), options: listOf(options) };
    },
  });

export const useReturnChoices = (region: string): UseQueryResult<ReturnChoices> =>
  useQuery(choicesOptions(region));
