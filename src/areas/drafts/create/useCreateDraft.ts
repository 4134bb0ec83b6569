import { deleteDraftOrder, getDraftOrder } from '#generated/admin/draft-orders/draft-orders.ts';
import type { CreateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import { ApiError } from '#client/index.ts';
import type { KeptRequest } from '#shared/save/create-once.ts';
import { useCreateOnce } from '#shared/save/useCreateOnce.ts';
import type { CreateOnceState } from '#shared/save/useCreateOnce.ts';
import { draftCreation } from './creation.ts';

/** A draft that a colleague has marked as paid meanwhile must not become a second one. */
const replacing = (id: string): typeof draftCreation => ({
  ...draftCreation,
  create: async (body, call) => {
    const { draft_order: old } = await getDraftOrder(id, call);
    if (old.status !== 'open') {
      throw new ApiError('Already an order', { kind: 'http', status: 409, outcome: 'failed' });
    }
    return draftCreation.create(body, call);
  },
});

/**
 * @param replaces id of a draft to delete once the new one exists
 * @param onDone receives the id, and whether the replaced draft still exists
 */
export const useCreateDraft = (
  replaces: string | undefined,
  kept: KeptRequest,
  onDone: (id: string, isOldLeft: boolean) => void,
): CreateOnceState<CreateDraftOrderBody> =>
  useCreateOnce({
    creation: replaces === undefined ? draftCreation : replacing(replaces),
    kept,
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
