import type { JsonObject } from '#ui/json/nodes.ts';
import {
  createDynamicDiscountCode,
  getDiscountByCode,
  updateDiscount,
} from '#generated/admin/discounts/discounts.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { isDuplicate } from '#shared/duplicate.ts';
import type { Step } from '#shared/steps.ts';
import { ALPHABET_SIZE, randomCode } from '../fields/code.ts';
import type { Template } from './codes.ts';

/** Codes that one batch makes at most. */
export const MOST_CODES = 10_000;
/** Random characters of a code. */
export const LENGTHS = { min: 4, max: 32 };
/** So many codes there must be for each that is made, or guessing finds one. */
const GUESSES = 1000;
/** A code that others have is replaced so often. */
const MOST_TRIES = 5;

/** A code that is to be made, and what became of it so far. */
export interface PlannedCode {
  readonly key: string;
  code: string;
  /** The server may have got it. */
  wasSent: boolean;
  /** The made code's id. */
  id: string | undefined;
  /** Codes that it was to have, and that others have. */
  readonly taken: string[];
}

/** What all codes of a plan have in common. */
export interface CodeOptions {
  /** How often each can be used; null for any number. */
  limit: number | null;
  metadata?: JsonObject | undefined;
  /** Another code in place of one that others have; undefined where the code was typed by hand. */
  another?: () => string;
}

const planned = (code: string, key: string): PlannedCode => ({
  key,
  code,
  wasSent: false,
  id: undefined,
  taken: [],
});

/** One code that was typed by hand. */
export const planOne = (code: string): PlannedCode[] => [planned(code.trim().toUpperCase(), 'one')];

/** A random code behind a prefix. */
export const codeWith = (prefix: string, length: number): string =>
  `${prefix.trim().toUpperCase()}${randomCode(length)}`;

/** So many random codes, no two alike. */
export function planBatch(count: number, prefix: string, length: number): PlannedCode[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(codeWith(prefix, length));
  return [...codes].map((code, place) => planned(code, String(place)));
}

/** Whether codes of a length are so many that guessing finds none of those that are made. */
export const isLongEnough = (count: number, length: number): boolean =>
  ALPHABET_SIZE ** length >= count * GUESSES;

/** The id of a template's own code of that text; undefined where there is none, or others have it. */
async function ownId(
  template: Template,
  code: string,
  call: CallOptions,
): Promise<string | undefined> {
  try {
    const { discount } = await getDiscountByCode(code, { expand: 'rule' }, call);
    return discount.parent_discount_id === template.id ? discount.id : undefined;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Makes a code, unless an earlier try whose answer was lost has made it. */
async function make(
  template: Template,
  plan: PlannedCode,
  { metadata, another }: CodeOptions,
  call: CallOptions,
): Promise<string> {
  for (let left = MOST_TRIES; ; left -= 1) {
    const wasLost = plan.wasSent;
    const made = wasLost ? await ownId(template, plan.code, call) : undefined;
    if (made) return made;
    plan.wasSent = true;
    try {
      const body = { code: plan.code, ...(metadata ? { metadata } : {}) };
      return (await createDynamicDiscountCode(template.id, body, call)).discount.id;
    } catch (error) {
      if (isApiError(error) && error.outcome === 'failed') plan.wasSent = false;
      if (!isDuplicate(error)) throw error;
      // The lost one may have arrived late.
      const late = wasLost ? await ownId(template, plan.code, call) : undefined;
      if (late) return late;
      plan.taken.push(plan.code);
      if (!another || left <= 0) throw error;
      plan.code = another();
    }
  }
}

/**
 * The calls that make planned codes; running one again makes no code twice.
 *
 * The server gives each code its template's limit, whatever it is asked for: another limit takes a call of its own.
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
