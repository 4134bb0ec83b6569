import type { CreateReturnReasonBody, ReturnReason } from '#generated/admin/admin.schemas.ts';
import {
  createReturnReason,
  listReturnReasons,
} from '#generated/admin/return-reasons/return-reasons.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** Child reasons are nested in their parents. */
export const reasonCreation: Creation<CreateReturnReasonBody, ReturnReason> = {
  operation: 'createReturnReason',
  create: async (body, call) => (await createReturnReason(body, call)).return_reason,
  find: async (_body, call) =>
    (await listReturnReasons(call)).return_reasons.flatMap((reason) => [
      reason,
      ...(reason.return_reason_children ?? []),
    ]),
  isNamed: (reason, { value }) => reason.value === value,
};
