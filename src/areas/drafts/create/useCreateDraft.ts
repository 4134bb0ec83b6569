import { deleteDraftOrder } from '#generated/admin/draft-orders/draft-orders.ts';
import type { CreateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import { useCreateOnce } from '#shared/save/useCreateOnce.ts';
import type { CreateOnceState } from '#shared/save/useCreateOnce.ts';
import { draftCreation } from './creation.ts';

/**
 * @param replaces id of a draft to delete once the new one exists
 * @param onDone receives the id, and whether the replaced draft still exists
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
