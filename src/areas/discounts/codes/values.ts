import type { TFunction } from 'i18next';
import { LENGTHS, MOST_CODES, isLongEnough } from './plan.ts';

export interface BatchValues {
  many: number | null;
  prefix: string;
  length: number | null;
  limit: number | null;
}

type Problems<Values> = Partial<Record<keyof Values, string | undefined>>;

const isWhole = (value: number | null, least: number, most = Infinity): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

/** Null means unlimited. */
export const limitProblem = (
  limit: number | null,
  t: TFunction<'discount-codes'>,
): string | undefined => (limit === null || isWhole(limit, 1) ? undefined : t('problems.limit'));

export function batchProblems(
  { many, prefix, length, limit }: BatchValues,
  t: TFunction<'discount-codes'>,
  number: (value: number) => string,
): Problems<BatchValues> {
  const { min, max } = LENGTHS;
  const isCount = isWhole(many, 1, MOST_CODES);
  const isLength = isWhole(length, min, max);
  return {
    many: isCount ? undefined : t('problems.many', { max: number(MOST_CODES) }),
    prefix: /\s/.test(prefix.trim()) ? t('problems.prefix') : undefined,
    length: !isLength
      ? t('problems.length', { min: number(min), max: number(max) })
      : isCount && !isLongEnough(many, length)
        ? t('problems.short')
        : undefined,
    limit: limitProblem(limit, t),
  };
}
