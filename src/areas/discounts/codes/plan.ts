import type { JsonObject } from '#ui/json/nodes.ts';
import type { CreateDynamicDiscountCodeBody } from '#generated/admin/admin.schemas.ts';
import {
  createDynamicDiscountCode,
  getDiscountByCode,
  updateDiscount,
} from '#generated/admin/discounts/discounts.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { lookUntilSettled, sinceLoss } from '#shared/save/look-until-settled.ts';
import { notMade, withoutRecord } from '#shared/save/no-record.ts';
import { settled } from '#shared/save/settle.ts';
import type { Step } from '#shared/save/steps.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { ALPHABET_SIZE, randomCode } from '../fields/code.ts';
import type { Template } from './codes.ts';

export const MOST_CODES = 10_000;
/** Random characters per code. */
export const LENGTHS = { min: 4, max: 32 };
/** Possible codes per made code, so that guessing fails. */
const GUESSES = 1000;
/** Replacements of a taken code. */
const MOST_TRIES = 5;

export interface PlannedCode {
  readonly key: string;
  code: string;
  /** The server may have received it. */
  wasSent: boolean;
  /** Lost answer, until looked for: instant, ms. */
  lostAt: number | undefined;
  /** Id of the created code. */
  id: string | undefined;
  /** Earlier codes that were taken. */
  readonly taken: string[];
}

export interface CodeOptions {
  /** Uses per code; null for unlimited. */
  limit: number | null;
  metadata?: JsonObject | undefined;
  /** Replaces a taken code; undefined for a typed code. */
  another?: () => string;
}

const planned = (code: string, key: string): PlannedCode => ({
  key,
  code,
  wasSent: false,
  lostAt: undefined,
  id: undefined,
  taken: [],
});

export const isUnknown = ({ lostAt }: PlannedCode): boolean => lostAt !== undefined;

export const planOne = (code: string): PlannedCode[] => [planned(code.trim().toUpperCase(), 'one')];

export const codeWith = (prefix: string, length: number): string =>
  `${prefix.trim().toUpperCase()}${randomCode(length)}`;

export function planBatch(count: number, prefix: string, length: number): PlannedCode[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(codeWith(prefix, length));
  return [...codes].map((code, place) => planned(code, String(place)));
}

/** Returns whether guessing can't find a made code. */
export const isLongEnough = (count: number, length: number): boolean =>
  ALPHABET_SIZE ** length >= count * GUESSES;

/** Undefined if missing or not the template's. */
async function ownId(
  template: Template,
  code: string,
  call: CallOptions,
): Promise<string | undefined> {
  try {
    const { discount } = await getDiscountByCode(
      code,
      { expand: 'rule' satisfies ExpandOf<typeof getDiscountByCode> },
      call,
    );
    return discount.parent_discount_id === template.id ? discount.id : undefined;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

async function send(
  template: Template,
  plan: PlannedCode,
  metadata: JsonObject | undefined,
  call: CallOptions,
): Promise<string> {
  const body = omitUndefined<CreateDynamicDiscountCodeBody>({ code: plan.code, metadata });
  try {
    const { discount } = await createDynamicDiscountCode(template.id, body, call);
    if (typeof discount.id !== 'string') throw new TypeError('No record');
    return discount.id;
  } catch (error) {
    throw withoutRecord(error, 'createDynamicDiscountCode');
  }
}

/** @throws while it may still come: as `ownId`, or once the call is left */
async function look(
  template: Template,
  plan: PlannedCode,
  call: CallOptions,
  isTyped: boolean,
): Promise<string | undefined> {
  const find = (): Promise<string | undefined> => ownId(template, plan.code, call);
  const { lostAt } = plan;
  if (lostAt !== undefined && isTyped) {
    const isFound = (id: string | undefined): boolean => id !== undefined;
    const since = sinceLoss(lostAt, call.signal);
    const { found } = await lookUntilSettled({ ...since, look: find, isFound });
    call.signal.throwIfAborted();
    plan.lostAt = undefined;
    return found;
  }
  // A batch needs no certainty: the server refuses a code that comes twice.
  if (lostAt !== undefined) await settled(lostAt, call.signal);
  const id = await find();
  plan.lostAt = undefined;
  return id;
}

/** @throws ApiError: the code isn't there, or it is still unknown */
async function lookAfter(
  lost: ApiError,
  template: Template,
  plan: PlannedCode,
  call: CallOptions,
): Promise<string> {
  const id = await look(template, plan, call, true).catch(() => {
    throw lost;
  });
  if (id === undefined) throw notMade();
  return id;
}

/** First looks for a code whose answer was lost; sends nothing while a typed one is unknown. */
async function make(
  template: Template,
  plan: PlannedCode,
  { metadata, another }: CodeOptions,
  call: CallOptions,
): Promise<string> {
  for (let left = MOST_TRIES; ; left -= 1) {
    const wasLost = plan.wasSent;
    if (wasLost) {
      const wasUnknown = isUnknown(plan);
      const made = await look(template, plan, call, another === undefined);
      if (made !== undefined) return made;
      if (wasUnknown && !another) throw notMade();
    }
    plan.wasSent = true;
    try {
      return await send(template, plan, metadata, call);
    } catch (error) {
      if (isApiError(error) && error.outcome === 'unknown') {
        plan.lostAt = Date.now();
        // A batch goes on at once.
        if (another) throw error;
        return await lookAfter(error, template, plan, call);
      }
      if (!isDuplicate(error)) {
        plan.wasSent = wasLost;
        throw error;
      }
      // The lost request may have arrived late.
      const late = wasLost ? await ownId(template, plan.code, call) : undefined;
      if (late !== undefined) return late;
      plan.wasSent = false;
      plan.taken.push(plan.code);
      if (!another || left <= 0) throw error;
      plan.code = another();
    }
  }
}

/**
 * Returns steps that can be rerun without making a code twice.
 *
 * The server copies the template's limit, so another limit takes a second call.
 */
export const codeSteps = (
  template: Template,
  plans: readonly PlannedCode[],
  options: CodeOptions,
): Step[] =>
  plans.map((plan) => ({
    id: plan.key,
    label: plan.code,
    stage: 1,
    run: async (call) => {
      plan.id ??= await make(template, plan, options, call);
      if (options.limit !== template.usage_limit) {
        await updateDiscount(plan.id, { usage_limit: options.limit }, undefined, call);
      }
    },
  }));
