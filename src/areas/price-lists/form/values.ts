import type { CreatePriceListBody, UpdatePriceListBody } from '#generated/admin/admin.schemas.ts';
import { fromZoned, toZoned } from '#ui/date/zone.ts';
import type { ClockTime } from '#ui/date/zone.ts';
import type { Day } from '#ui/date/day.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { groupsOf } from '#shared/sources/all-price-lists.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { PriceList } from '../price-list/query.ts';

export interface PriceListValues {
  name: string;
  description: string;
  type: PriceList['type'];
  status: PriceList['status'];
  /** Null for open; empty while the text isn't a day. */
  starts_day: Day | null;
  starts_time: ClockTime;
  ends_day: Day | null;
  ends_time: ClockTime;
  /** Ids, sorted because their order means nothing; empty means everyone. */
  groups: string[];
  includes_tax: boolean;
}

/** Default times, from the first day's start to the last day's end. */
const FIRST_MINUTE: ClockTime = '00:00';
const LAST_MINUTE: ClockTime = '23:59';

/** A draft, since it has no prices yet. */
export const NEW_VALUES: PriceListValues = {
  name: '',
  description: '',
  type: 'sale',
  status: 'draft',
  starts_day: null,
  starts_time: FIRST_MINUTE,
  ends_day: null,
  ends_time: LAST_MINUTE,
  groups: [],
  includes_tax: false,
};

/** Returns form values with dates in `zone`. */
export function valuesOf(list: PriceList, zone: string): PriceListValues {
  const starts = list.starts_at ? toZoned(list.starts_at, zone) : undefined;
  const ends = list.ends_at ? toZoned(list.ends_at, zone) : undefined;
  return {
    name: list.name,
    description: list.description,
    type: list.type,
    status: list.status,
    starts_day: starts?.day ?? null,
    starts_time: starts?.time ?? FIRST_MINUTE,
    ends_day: ends?.day ?? null,
    ends_time: ends?.time ?? LAST_MINUTE,
    groups: groupsOf(list)
      .map(({ id }) => id)
      .toSorted(),
    includes_tax: list.includes_tax ?? false,
  };
}

/** Start in ISO 8601; null if open. */
export const startOf = (values: PriceListValues, zone: string): string | null =>
  instantOf(values.starts_day, values.starts_time, zone);

/** End in ISO 8601; null if open. */
export const endOf = (values: PriceListValues, zone: string): string | null =>
  instantOf(values.ends_day, values.ends_time, zone);

const instantOf = (day: Day | null, time: ClockTime, zone: string): string | null =>
  day && time ? fromZoned({ day, time }, zone) : null;

type Mistake = 'nameMissing' | 'dayInvalid' | 'timeMissing' | 'endsFirst';

export function mistakesIn(
  values: PriceListValues,
  zone: string,
): Partial<Record<keyof PriceListValues, Mistake>> {
  const mistakes: Partial<Record<keyof PriceListValues, Mistake>> = {};
  if (!values.name.trim()) mistakes.name = 'nameMissing';
  if (values.starts_day === '') mistakes.starts_day = 'dayInvalid';
  else if (values.starts_day && !values.starts_time) mistakes.starts_time = 'timeMissing';
  if (values.ends_day === '') mistakes.ends_day = 'dayInvalid';
  else if (values.ends_day && !values.ends_time) mistakes.ends_time = 'timeMissing';
  const [start, end] = [startOf(values, zone), endOf(values, zone)];
  // Same format, so string order is time order.
  if (start !== null && end !== null && end <= start) mistakes.ends_day ??= 'endsFirst';
  return mistakes;
}

/** Prices are added later. */
export function createBody(
  values: PriceListValues,
  zone: string,
  hasTax: boolean,
): CreatePriceListBody {
  const [starts, ends] = [startOf(values, zone), endOf(values, zone)];
  return omitUndefined<CreatePriceListBody>({
    name: values.name.trim(),
    description: values.description.trim(),
    type: values.type,
    status: values.status,
    starts_at: starts ?? undefined,
    ends_at: ends ?? undefined,
    includes_tax: hasTax ? values.includes_tax : undefined,
    customer_groups: values.groups.map((id) => ({ id })),
    prices: [],
  });
}

/** Returns changed fields, and a date only if its day or time changed. */
export function updateBody(
  before: PriceListValues,
  after: PriceListValues,
  zone: string,
): UpdatePriceListBody {
  const { starts_day, starts_time, ends_day, ends_time, groups, ...fields } = changedBody(
    before,
    after,
  );
  return omitUndefined<UpdatePriceListBody>({
    name: fields.name,
    description: fields.description,
    type: fields.type,
    status: fields.status,
    includes_tax: fields.includes_tax,
    starts_at:
      starts_day === undefined && starts_time === undefined ? undefined : startOf(after, zone),
    ends_at: ends_day === undefined && ends_time === undefined ? undefined : endOf(after, zone),
    customer_groups: groups?.map((id) => ({ id })),
  });
}
