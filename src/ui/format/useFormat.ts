import { formatFor } from './format.ts';
import type { Format } from './format.ts';
import { useTag } from './useTag.ts';

export type { Format } from './format.ts';

/** Writes numbers, dates, lists and money as the reader has them. */
export function useFormat(): Format {
  return formatFor(useTag());
}
