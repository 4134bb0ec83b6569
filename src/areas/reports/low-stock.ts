/** Query parameter: variants with fewer available units */
export const AVAILABLE = 'available';

/** Undefined without a sensible limit */
export function limitIn(params: URLSearchParams): number | undefined {
  const limit = Number(params.get(AVAILABLE) ?? Number.NaN);
  return Number.isSafeInteger(limit) && limit > 0 ? limit : undefined;
}

export const belowLimit = <Row extends { stocked: number | undefined }>(
  rows: readonly Row[],
  limit: number | undefined,
): readonly Row[] =>
  limit === undefined
    ? rows
    : rows.filter(({ stocked }) => stocked !== undefined && stocked < limit);
