import { isEmail } from '@mantine/form';
import type { CreateGiftCardBody } from '#generated/admin/admin.schemas.ts';
import { fromZoned, toZoned } from '#ui/date/zone.ts';
import type { ClockTime } from '#ui/date/zone.ts';
import type { Day } from '#ui/date/day.ts';
import { EMAIL_ENTRY, MESSAGE_ENTRY } from '../recipient.ts';

/** The last day on which a card can be spent, by the reader's clock. */
export interface ExpiryValues {
  /** Null for a card without an end; an empty text while what is typed is no day. */
  endDay: Day | null;
  endTime: ClockTime;
}

export interface IssueValues extends ExpiryValues {
  regionId: string | null;
  /** Minor units of the region's currency; null for none, NaN while the text is no amount. */
  amount: number | null;
  email: string;
  message: string;
}

/** A card that ends, does so with its day, unless another time is chosen. */
const LAST_MINUTE: ClockTime = '23:59';

export const NEW_CARD: IssueValues = {
  regionId: null,
  amount: null,
  endDay: null,
  endTime: LAST_MINUTE,
  email: '',
  message: '',
};

/** The end of a card in the form's fields. */
export function expiryOf(end: string | null, zone: string): ExpiryValues {
  const zoned = end ? toZoned(end, zone) : undefined;
  return { endDay: zoned?.day ?? null, endTime: zoned?.time ?? LAST_MINUTE };
}

/** When a card ends (ISO 8601); null where it doesn't. */
export const endOf = ({ endDay, endTime }: ExpiryValues, zone: string): string | null =>
  endDay && endTime ? fromZoned({ day: endDay, time: endTime }, zone) : null;

export type ExpiryMistake = 'dayInvalid' | 'timeMissing' | 'endsPast';

/**
 * What is wrong with the end of a card that is issued now.
 *
 * @param now instant, ms
 */
export function expiryMistakes(
  values: ExpiryValues,
  zone: string,
  now: number,
): Partial<Record<keyof ExpiryValues, ExpiryMistake>> {
  if (values.endDay === '') return { endDay: 'dayInvalid' };
  if (values.endDay && !values.endTime) return { endTime: 'timeMissing' };
  const end = endOf(values, zone);
  return end !== null && Date.parse(end) <= now ? { endDay: 'endsPast' } : {};
}

/** Whether a text can be an email address, or is empty. */
export const isEmailOrNone = (text: string): boolean =>
  text.trim() === '' || isEmail(true)(text.trim()) === null;

export type IssueMistake = ExpiryMistake | 'regionMissing' | 'amountMissing' | 'emailInvalid';

/**
 * What is wrong with a new card, by field; what is no amount the field says itself.
 *
 * @param now instant, ms
 */
export function issueMistakes(
  values: IssueValues,
  zone: string,
  now: number,
): Partial<Record<keyof IssueValues, IssueMistake>> {
  const { regionId, amount, email } = values;
  return {
    ...expiryMistakes(values, zone, now),
    ...(regionId === null ? { regionId: 'regionMissing' } : {}),
    ...(amount === null || amount <= 0 || Number.isNaN(amount) ? { amount: 'amountMissing' } : {}),
    ...(isEmailOrNone(email) ? {} : { email: 'emailInvalid' }),
  };
}

/** The entry that tells a card which the server made although its answer was lost from others. */
const FORM_ENTRY = 'issue_form';

interface WithMetadata {
  metadata?: Record<string, unknown> | null;
}

/** A card that was issued with the form that a body is of. */
export const isOfForm = (card: WithMetadata, body: WithMetadata): boolean =>
  card.metadata?.[FORM_ENTRY] === body.metadata?.[FORM_ENTRY];

/**
 * What issues a card. The values must have no mistakes.
 *
 * @param form names the form that is sent
 */
export function issueBody(values: IssueValues, zone: string, form: string): CreateGiftCardBody {
  const [email, message] = [values.email.trim(), values.message.trim()];
  const end = endOf(values, zone);
  return {
    region_id: values.regionId ?? '',
    value: values.amount ?? 0,
    ...(end === null ? {} : { ends_at: end }),
    metadata: {
      ...(email ? { [EMAIL_ENTRY]: email } : {}),
      ...(message ? { [MESSAGE_ENTRY]: message } : {}),
      [FORM_ENTRY]: form,
    },
  };
}
