import { isQuantity } from '#ui/number/step.ts';
import { hasInvalid } from '#shared/extensions/field-values.ts';
import { MEASURES } from '#shared/attributes/attributes.ts';
import type { AttributeValues } from '#shared/attributes/attributes.ts';
import { isInvalid } from '#ui/number/typed-number.ts';
import { sameName } from '#ui/picker/same-name.ts';
import { HANDLE } from '#shared/form/handle.ts';
import { isTooMany } from './combinations.ts';
import { unreadForAll } from './for-all.ts';
import type { CellTable } from './for-all.ts';
import { handleFor, plannedVariants } from './values.ts';
import type { Cell, CreateValues, PlannedVariant } from './values.ts';

export const STEPS = ['details', 'variants', 'pricing', 'review'] as const;

/** Old step names in links and reloaded tabs. */
export const FORMER_STEPS = {
  general: 'details',
  organization: 'details',
  attributes: 'details',
  media: 'details',
  prices: 'pricing',
  stock: 'pricing',
} as const satisfies Record<string, StepName>;

export type StepName = (typeof STEPS)[number];

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
        | 'measureInvalid'
        | 'fieldInvalid';
    }
  | { kind: 'codeTwice'; code: string }
  | { kind: 'handleTaken' }
  | { kind: 'codeTaken'; field: Code; code: string | undefined; owner: string | undefined }
);

export const CODES = ['sku', 'ean', 'upc', 'barcode'] as const;

export type Code = (typeof CODES)[number];

/** Value another product uses, according to the server. */
export interface Taken {
  field: 'handle' | Code;
  /** Candidates; a single value is certain. */
  values: readonly string[];
  /** Name of the variant that has it, if known. */
  owner?: string;
}

export const codesOf = (values: CreateValues, field: Code): string[] => [
  ...new Set(
    plannedVariants(values)
      .map((variant) => variant[field].trim())
      .filter(Boolean),
  ),
];

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

const isMeasured = (attributes: AttributeValues): boolean =>
  MEASURES.every((field) => isQuantity(attributes[field]));

function takenProblems(values: CreateValues, taken: readonly Taken[]): Problem[] {
  return taken.flatMap(({ field, values: meant, owner }): Problem[] => {
    const current = field === 'handle' ? [handleFor(values)] : codesOf(values, field);
    if (!current.some((value) => meant.includes(value))) return [];
    const code = meant.length === 1 ? meant[0] : undefined;
    return field === 'handle'
      ? [{ step: 'details', kind: 'handleTaken' }]
      : [{ step: 'variants', kind: 'codeTaken', field, code, owner }];
  });
}

/** @param taken values the server rejected; they count until changed */
export function problemsOf(values: CreateValues, taken: readonly Taken[] = []): Problem[] {
  const found: Problem[] = [];
  const { options } = values;
  const variants = plannedVariants(values);
  if (!values.title.trim()) found.push({ step: 'details', kind: 'titleMissing' });
  // An empty title is reported already.
  const handle = handleFor(values);
  if ((handle || values.title.trim()) && !HANDLE.test(handle)) {
    found.push({ step: 'details', kind: 'handleInvalid' });
  }
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
  if (isTooMany(options)) found.push({ step: 'variants', kind: 'tooMany' });
  else if (variants.length === 0) found.push({ step: 'variants', kind: 'noVariant' });
  for (const code of doubledCodes(values))
    found.push({ step: 'variants', kind: 'codeTwice', code });
  if (!variants.every(isMeasured)) found.push({ step: 'variants', kind: 'measureInvalid' });
  const isUnread = (table: CellTable): boolean => unreadForAll(values, table).length > 0;
  if (isUnread('prices') || variants.some(({ prices }) => Object.values(prices).some(isInvalid))) {
    found.push({ step: 'pricing', kind: 'priceInvalid' });
  }
  const isUnits = (units: Cell): boolean => !isInvalid(units) && isQuantity(units);
  if (isUnread('stock') || !variants.every(({ stock }) => Object.values(stock).every(isUnits))) {
    found.push({ step: 'pricing', kind: 'stockInvalid' });
  }
  if (!isMeasured(values)) found.push({ step: 'details', kind: 'measureInvalid' });
  if (hasInvalid(values.extended)) found.push({ step: 'details', kind: 'fieldInvalid' });
  return [...found, ...takenProblems(values, taken)].toSorted(
    (a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step),
  );
}

export function isFilled(step: StepName, values: CreateValues): boolean {
  const variants = (): PlannedVariant[] => plannedVariants(values);
  switch (step) {
    case 'details':
      return values.title.trim() !== '';
    case 'variants':
      return (
        values.options.length > 0 ||
        variants().some((variant) => CODES.some((field) => variant[field].trim() !== ''))
      );
    case 'pricing':
      return variants().some(({ prices, stock }) =>
        [...Object.values(prices), ...Object.values(stock)].some((cell) => cell !== null),
      );
    case 'review':
    default:
      return false;
  }
}
