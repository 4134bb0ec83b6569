/** A tax as a cart bears it: the server keeps no more of the rate than this. */
export interface TaxLine {
  name: string;
  code: string | null;
  /** Percent. */
  rate: number;
}

/** A tax rate of the region, with the ids of what it applies to. */
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

/** What is taxed: something bought, or its shipping. */
export type Taxed =
  | { kind: 'item'; productId: string; typeId: string | null }
  | { kind: 'shipping'; optionId: string };

/** Why a rate is charged. */
export type TaxReason = 'default' | 'product' | 'type' | 'option' | 'unknown';

export interface ExplainedTax {
  line: TaxLine;
  reason: TaxReason;
  /** The rate that it comes from; undefined for the region's default, and for what the server's own rates don't explain. */
  rate: KnownRate | undefined;
}

/** Why a rate applies to something; undefined where it doesn't. */
function reasonOf(
  rate: KnownRate,
  taxed: Taxed,
): Exclude<TaxReason, 'default' | 'unknown'> | undefined {
  if (taxed.kind === 'shipping')
    return rate.options.includes(taxed.optionId) ? 'option' : undefined;
  if (rate.products.includes(taxed.productId)) return 'product';
  return taxed.typeId !== null && rate.types.includes(taxed.typeId) ? 'type' : undefined;
}

/** Rates are read as they were written and charged as 32-bit numbers: 5.6 comes back as 5.599999904632568. */
const isSame = (a: number, b: number): boolean => Math.fround(a) === Math.fround(b);

/** What the server calls the tax of a region's default rate, whatever that rate's code is. */
const isDefault = ({ name, code }: TaxLine): boolean => name === 'default' && code === 'default';

/**
 * Where each charged tax comes from.
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
 * Whether the server charges what it knew before: it remembers for half a minute which rates apply.
 *
 * @param defaultRate percent, of the region
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
