import { isEmail } from '@mantine/form';
import type { CreateGiftCardBody } from '#generated/admin/admin.schemas.ts';
import { fromZoned, toZoned } from '#ui/date/zone.ts';
import type { ClockTime } from '#ui/date/zone.ts';
import type { Day } from '#ui/date/day.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { EMAIL_ENTRY, MESSAGE_ENTRY } from '../recipient.ts';

/** Last day a card can be spent, in the reader's time zone. */
export interface ExpiryValues {
  /** Null for no end; empty while the text isn't a day. */
  endDay: Day | null;
  endTime: ClockTime;
}

export interface IssueValues extends ExpiryValues {
  regionId: string | null;
  /** Minor units of the region's currency; null for none, NaN while unparsable. */
  amount: number | null;
  email: string;
  message: string;
}

/** Default end time. */
const LAST_MINUTE: ClockTime = '23:59';

export const NEW_CARD: IssueValues = {
  regionId: null,
  amount: null,
  endDay: null,
  endTime: LAST_MINUTE,
  email: '',
  message: '',
};

export function expiryOf(end: string | null, zone: string): ExpiryValues {
  const zoned = end ? toZoned(end, zone) : undefined;
  return { endDay: zoned?.day ?? null, endTime: zoned?.time ?? LAST_MINUTE };
}

/** ISO 8601; null for no end. */
export const endOf = ({ endDay, endTime }: ExpiryValues, zone: string): string | null =>
  endDay && endTime ? fromZoned({ day: endDay, time: endTime }, zone) : null;

export type ExpiryMistake = 'dayInvalid' | 'timeMissing' | 'endsPast';

/** @param now epoch milliseconds */
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

export const isEmailOrNone = (text: string): boolean =>
  text.trim() === '' || isEmail(true)(text.trim()) === null;

export type IssueMistake = ExpiryMistake | 'regionMissing' | 'amountMissing' | 'emailInvalid';

/**
 * Validates a new card; the amount field reports unparsable text itself.
 *
 * @param now epoch milliseconds
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

/** Metadata key that identifies a card whose create answer was lost. */
const FORM_ENTRY = 'issue_form';

interface WithMetadata {
  metadata?: Record<string, unknown> | null;
}

export const isOfForm = (card: WithMetadata, body: WithMetadata): boolean =>
  card.metadata?.[FORM_ENTRY] === body.metadata?.[FORM_ENTRY];

/**
 * Requires valid values.
 *
 * @param form id of the submitted form
 */
export function issueBody(values: IssueValues, zone: string, form: string): CreateGiftCardBody {
  const [email, message] = [values.email.trim(), values.message.trim()];
  const end = endOf(values, zone);
  return omitUndefined<CreateGiftCardBody>({
    region_id: values.regionId ?? '',
    value: values.amount ?? 0,
    ends_at: end ?? undefined,
    metadata: {
      ...(email ? { [EMAIL_ENTRY]: email } : {}),
      ...(message ? { [MESSAGE_ENTRY]: message } : {}),
      [FORM_ENTRY]: form,
    },
  });
}
