import type { UpdateGiftCardBody } from '#generated/admin/admin.schemas.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { endOf, expiryOf } from '../issue/values.ts';
import type { ExpiryValues } from '../issue/values.ts';
import { EMAIL_ENTRY, MESSAGE_ENTRY, messageOf } from '../recipient.ts';
import type { GiftCard } from './query.ts';

export interface GeneralValues extends ExpiryValues {
  regionId: string;
  email: string;
  message: string;
}

/** Returns form values with the end in `zone`. */
export function valuesOf(card: GiftCard, zone: string): GeneralValues {
  const email = card.metadata?.[EMAIL_ENTRY];
  return {
    regionId: card.region_id,
    ...expiryOf(card.ends_at, zone),
    email: typeof email === 'string' ? email : '',
    message: messageOf(card) ?? '',
  };
}

/** Returns changed fields only; the server drops empty metadata entries. */
export function updateBody(
  before: GeneralValues,
  after: GeneralValues,
  zone: string,
): UpdateGiftCardBody {
  const { regionId, endDay, endTime, email, message } = changedBody(before, after);
  const metadata = {
    ...(email === undefined ? {} : { [EMAIL_ENTRY]: email.trim() }),
    ...(message === undefined ? {} : { [MESSAGE_ENTRY]: message.trim() }),
  };
  return omitUndefined<UpdateGiftCardBody>({
    region_id: regionId,
    ends_at: endDay === undefined && endTime === undefined ? undefined : endOf(after, zone),
    metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
  });
}
