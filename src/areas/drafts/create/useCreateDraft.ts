import { deleteDraftOrder } from '#generated/admin/draft-orders/draft-orders.ts';
import type { CreateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import { useCreateOnce } from '#shared/useCreateOnce.ts';
import type { CreateOnceState } from '#shared/useCreateOnce.ts';
import { draftCreation } from './creation.ts';

/**
 * Creates a draft once.
 *
 * @param replaces id of a draft that is deleted once the new one is there
 * @param onDone told the id, and whether the replaced one is still there
 */
export const useCreateDraft = (
  replaces: string | undefined,
  onDone: (id: string, isOldLeft: boolean) => void,
): CreateOnceState<CreateDraftOrderBody> =>
  useCreateOnce({
    creation: draftCreation,
    onMade: async ({ id }, call) => {
      let isOldLeft = false;
      if (replaces !== undefined) {
        try {
          await deleteDraftOrder(replaces, call);
        } catch {
          isOldLeft = true;
        }
      }
      onDone(id, isOldLeft);
    },
  });
