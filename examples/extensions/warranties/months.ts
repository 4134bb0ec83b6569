/** In a product's metadata. */
export const MONTHS = 'warranty_months';

export function monthsOf(metadata: Readonly<Record<string, unknown>> | null | undefined): number {
  const months = Number(metadata?.[MONTHS]);
  return Number.isFinite(months) ? months : 0;
}
