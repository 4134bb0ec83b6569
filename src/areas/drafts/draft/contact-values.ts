import type { UpdateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import type { Draft } from './query.ts';

/** What the form of a draft's customer holds. */
export interface ContactValues {
  /** An id; empty for none, as a damaged draft may have. */
  customer_id: string;
  email: string;
  /** The customer isn't written to. */
  isSilent: boolean;
}

/** The form's values of a draft. */
export const contactValues = ({ cart, no_notification_order: silent }: Draft): ContactValues => ({
  customer_id: typeof cart?.customer_id === 'string' ? cart.customer_id : '',
  email: typeof cart?.email === 'string' ? cart.email : '',
  isSilent: silent === true,
});

/** What is sent: a new customer brings an email address of their own, another address brings its own customer. */
export function contactBody(before: ContactValues, after: ContactValues): UpdateDraftOrderBody {
  const isMoved = after.customer_id !== before.customer_id;
  const email = after.email.trim();
  return {
    ...(isMoved ? { customer_id: after.customer_id } : {}),
    ...(!isMoved && email !== before.email ? { email } : {}),
    ...(after.isSilent === before.isSilent ? {} : { no_notification_order: after.isSilent }),
  };
}
