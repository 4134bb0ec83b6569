import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OrderEditListResponse } from '#generated/admin/admin.schemas.ts';
import { orderEditsOptions } from './edits.ts';

/**
 * The edits of an order, read anew whenever one comes back to the window: someone else may have changed them.
 *
 * @param isNeeded false as long as something more urgent is read
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
