import type { UpdateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { Draft } from './query.ts';

export interface ContactValues {
  /** Empty for none, as in a damaged draft. */
  customer_id: string;
  email: string;
  /** Don't notify the customer. */
  isSilent: boolean;
}

export const contactValues = ({ cart, no_notification_order: silent }: Draft): ContactValues => ({
  customer_id: typeof cart?.customer_id === 'string' ? cart.customer_id : '',
  email: typeof cart?.email === 'string' ? cart.email : '',
  isSilent: silent === true,
});

/** A new customer brings their own email; a new email brings its own customer. */
export function contactBody(before: ContactValues, after: ContactValues): UpdateDraftOrderBody {
  const isMoved = after.customer_id !== before.customer_id;
  const email = after.email.trim();
  return omitUndefined<UpdateDraftOrderBody>({
    customer_id: isMoved ? after.customer_id : undefined,
    email: !isMoved && email !== before.email ? email : undefined,
    no_notification_order: after.isSilent === before.isSilent ? undefined : after.isSilent,
  });
}
