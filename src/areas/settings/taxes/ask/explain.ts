/** Tax line of a cart; the server keeps no more of the rate. */
export interface TaxLine {
  name: string;
  code: string | null;
  /** Percent. */
  rate: number;
}

/** A region's tax rate, with ids it applies to. */
export interface KnownRate {
  id: string;
  name: string;
  code: string | null;
  /** Percent; null counts as 0. */
  rate: number | null;
  products: readonly string[];
  types: readonly string[];
  options: readonly string[];
}

export type Taxed =
  | { kind: 'item'; productId: string; typeId: string | null }
  | { kind: 'shipping'; optionId: string };

export type TaxReason = 'default' | 'product' | 'type' | 'option' | 'unknown';

export interface ExplainedTax {
  line: TaxLine;
  reason: TaxReason;
  /** Undefined for the region's default rate and for unexplained taxes. */
  rate: KnownRate | undefined;
}

/** Undefined if the rate doesn't apply. */
function reasonOf(
  rate: KnownRate,
  taxed: Taxed,
): Exclude<TaxReason, 'default' | 'unknown'> | undefined {
  if (taxed.kind === 'shipping')
    return rate.options.includes(taxed.optionId) ? 'option' : undefined;
  if (rate.products.includes(taxed.productId)) return 'product';
  return taxed.typeId !== null && rate.types.includes(taxed.typeId) ? 'type' : undefined;
}

/** Charged rates are 32-bit floats: 5.6 comes back as 5.599999904632568. */
const isSame = (a: number, b: number): boolean => Math.fround(a) === Math.fround(b);

/** The server's name for the default rate's tax, whatever its code. */
const isDefault = ({ name, code }: TaxLine): boolean => name === 'default' && code === 'default';

/**
 * Matches each charged tax to its rate.
 *
 * @param rates all of the region
 */
export function explainTaxes(
  lines: readonly TaxLine[],
  rates: readonly KnownRate[],
  taxed: Taxed,
): ExplainedTax[] {
  return lines.map((line) => {
    const rate = rates.find(
      (one) =>
        one.name === line.name &&
        (one.code ?? null) === (line.code ?? null) &&
        isSame(one.rate ?? 0, line.rate) &&
        reasonOf(one, taxed) !== undefined,
    );
    const reason = rate && reasonOf(rate, taxed);
    if (reason !== undefined) return { line, reason, rate };
    return { line, reason: isDefault(line) ? 'default' : 'unknown', rate: undefined };
  });
}

/**
 * Returns whether the server charged stale rates; it caches them for 30 seconds.
 *
 * @param defaultRate the region's, in percent
 */
export function isOutdated(
  explained: readonly ExplainedTax[],
  rates: readonly KnownRate[],
  taxed: Taxed,
  defaultRate: number,
): boolean {
  const wanted = rates.filter((rate) => reasonOf(rate, taxed) !== undefined);
  const charged = explained.flatMap(({ rate }) => rate?.id ?? []);
  if (wanted.length > 0) {
    return charged.length !== explained.length || wanted.some(({ id }) => !charged.includes(id));
  }
  return explained.some(
    ({ reason, line }) => reason !== 'default' || !isSame(line.rate, defaultRate),
  );
}
