/** In a product's metadata. */
export const MONTHS = 'warranty_months';

export function monthsOf(metadata: Readonly<Record<string, unknown>> | null | undefined): number {
  const months = Number(metadata?.[MONTHS]);
  return Number.isFinite(months) ? months : 0;
}

/** Not beyond the end of the last month. */
export function coveredUntil(months: number, bought: Date): Date {
  const end = new Date(bought);
  end.setMonth(end.getMonth() + months);
  if (end.getDate() !== bought.getDate()) end.setDate(0);
  return end;
}
