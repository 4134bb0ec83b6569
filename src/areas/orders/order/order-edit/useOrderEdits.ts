import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OrderEditListResponse } from '#generated/admin/admin.schemas.ts';
import { orderEditsOptions } from './edits.ts';

/**
 * Reads an order's edits; refetches on focus, as others may have changed them.
 *
 * @param isNeeded false while something more urgent loads
 */
export const useOrderEdits = (
  orderId: string,
  isNeeded = true,
): UseQueryResult<OrderEditListResponse> =>
  useQuery({
    ...orderEditsOptions(orderId),
    enabled: isNeeded,
    refetchOnWindowFocus: 'always',
  });
