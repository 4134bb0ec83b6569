import { isInvalid } from '../../../ui/grid/cells.ts';
import { isQuantity } from '../../../ui/number/step.ts';
import { MEASURES } from '../../shared/attributes.ts';
import type { AttributeValues } from '../../shared/attributes.ts';
import { sameName } from '../../shared/same-name.ts';
import { HANDLE } from '../../shared/handle.ts';
import { MOST_VARIANTS, combinationCount } from './combinations.ts';
import { numbersIn, plannedVariants } from './values.ts';
import type { Cell, CreateValues, PlannedVariant } from './values.ts';

/** The steps of the flow, in their order. */
export const STEPS = [
  'general',
  'organisation',
  'variants',
  'prices',
  'stock',
  'attributes',
  'media',
  'review',
] as const;

export type StepName = (typeof STEPS)[number];

/** Why a product cannot be created as it stands: the step and the name of the sentence, with what it is about. */
export type Problem = { step: StepName } & (
  | {
      kind:
        | 'titleMissing'
        | 'handleInvalid'
        | 'optionUnnamed'
        | 'optionTwice'
        | 'optionEmpty'
        | 'noVariant'
        | 'tooMany'
        | 'priceInvalid'
        | 'stockInvalid'
        | 'measureInvalid';
    }
  | { kind: 'codeTwice'; code: string }
);

const CODES = ['sku', 'ean', 'upc', 'barcode'] as const;

/** The codes that more than one variant has. */
export function doubledCodes(values: CreateValues): string[] {
  const variants = plannedVariants(values);
  return CODES.flatMap((field) => {
    const seen = new Set<string>();
    const doubled = new Set<string>();
    for (const variant of variants) {
      const code = variant[field].trim();
      if (code && seen.has(code)) doubled.add(code);
      seen.add(code);
    }
    return [...doubled];
  });
}

/** Whether every measure is nothing or a whole number. */
const isMeasured = (attributes: AttributeValues): boolean =>
  MEASURES.every((field) => isQuantity(attributes[field]));

/** Everything that stands in the way, in the order of the steps. */
export function problemsOf(values: CreateValues): Problem[] {
  const found: Problem[] = [];
  const { options } = values;
  const variants = plannedVariants(values);
  if (!values.title.trim()) found.push({ step: 'general', kind: 'titleMissing' });
  if (!HANDLE.test(values.handle.trim())) found.push({ step: 'general', kind: 'handleInvalid' });
  if (options.some(({ title }) => !title.trim())) {
    found.push({ step: 'variants', kind: 'optionUnnamed' });
  }
  const isTwice = options.some(({ title }, index) =>
    options.some((other, place) => place < index && title.trim() && sameName(other.title, title)),
  );
  if (isTwice) found.push({ step: 'variants', kind: 'optionTwice' });
  if (options.some((option) => option.values.length === 0)) {
    found.push({ step: 'variants', kind: 'optionEmpty' });
  }
  if (combinationCount(options) > MOST_VARIANTS) found.push({ step: 'variants', kind: 'tooMany' });
  else if (variants.length === 0) found.push({ step: 'variants', kind: 'noVariant' });
  for (const code of doubledCodes(values))
    found.push({ step: 'variants', kind: 'codeTwice', code });
  if (!variants.every(isMeasured)) found.push({ step: 'variants', kind: 'measureInvalid' });
  if (variants.some(({ prices }) => Object.values(prices).some(isInvalid))) {
    found.push({ step: 'prices', kind: 'priceInvalid' });
  }
  const isUnits = (units: Cell): boolean => !isInvalid(units) && isQuantity(units);
  if (!variants.every(({ stock }) => Object.values(stock).every(isUnits))) {
    found.push({ step: 'stock', kind: 'stockInvalid' });
  }
  if (!isMeasured(values)) found.push({ step: 'attributes', kind: 'measureInvalid' });
  return found;
}

/** What keeps shoppers from buying the product once it is published; it can be created nevertheless. */
export type Hint = 'noChannel' | 'noPrice' | 'noStock' | 'noPicture';

export function hintsOf(values: CreateValues): Hint[] {
  const variants = plannedVariants(values);
  const hasPrice = ({ prices }: PlannedVariant): boolean =>
    Object.keys(numbersIn(prices)).length > 0;
  const isThere = ({
    manage_inventory: isCounted,
    allow_backorder: isOpen,
    stock,
  }: PlannedVariant): boolean =>
    !isCounted || isOpen || Object.values(numbersIn(stock)).some((units) => units > 0);
  return [
    ...(values.sales_channels?.length === 0 ? (['noChannel'] as const) : []),
    ...(variants.every(hasPrice) ? [] : (['noPrice'] as const)),
    ...(variants.every(isThere) ? [] : (['noStock'] as const)),
    ...(values.pictures.images.length > 0 ? [] : (['noPicture'] as const)),
  ];
}
