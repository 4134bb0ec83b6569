import { formatFor } from './format.ts';
import type { Format } from './format.ts';
import { useTag } from './useTag.ts';

export type { Format } from './format.ts';

export function useFormat(): Format {
  return formatFor(useTag());
}
