import { isApiError } from './error.ts';

export interface FieldError {
  /** Key for translation; `invalid` if unrecognized. */
  code: FieldErrorCode;
  /** The server's own message. */
  message: string;
}

export type FieldErrorCode =
  | 'required'
  | 'unexpected'
  | 'duplicate'
  | 'missing'
  | 'email'
  | 'date'
  | 'choice'
  | 'type'
  | 'short'
  | 'long'
  | 'small'
  | 'large'
  | 'invalid';

/** The first group is the field. */
const FIELD_SENTENCES: readonly RegExp[] = [
  /^property (\S+) should not exist/,
  /^nested property (\S+) must be/,
  /^each value in (?:nested property )?(\S+) /,
  /^(\S+) (?:must|should|has|is|contains)\b/,
  // Unique index: "Product with handle shirt already exists."
  /^\S+ with (?:the )?(?:same )?(\w+),? .*already exists/,
  /^(?:an?|the) .*?(?:with|same) (?:the |same )*(\w+):? .*already exists/i,
  /\bwith (?:the given )?(\w+) already (?:exists|has an account)/,
  // Foreign key: "Region with region_id reg_1 does not exist."
  /^\S+ with (\w+) .*does not exist/,
  /^Can't insert null value in field (\w+)/,
];

/** Index names from the server's migrations, which it reports instead of the field. */
const UNIQUE_INDEXES: Readonly<Record<string, string>> = {
  IDX_2ca8cfbdafb998ecfd6d340389: 'sku',
  IDX_inventory_item_sku: 'sku',
  IDX_b5b6225539ee8501082fbc0714: 'ean',
  IDX_aa16f61348be02dd07ce3fc54e: 'upc',
  IDX_045d4a149c09f4704e0bc08dd4: 'barcode',
};

/** The first match wins. */
const CODES: readonly (readonly [RegExp, FieldErrorCode])[] = [
  [/already (?:exists|has an account)|violates unique constraint/, 'duplicate'],
  [/does not exist/, 'missing'],
  [/should not exist/, 'unexpected'],
  [/should not be (?:empty|null|undefined)|should not be null|insert null/, 'required'],
  [/must be an email/, 'email'],
  [/\bdate\b/i, 'date'],
  [/must be one of/, 'choice'],
  [/longer than/, 'short'],
  [/shorter than/, 'long'],
  [/not be less than|positive number/, 'small'],
  [/not be greater than|negative number/, 'large'],
  [/must be an? (?:string|number|integer|boolean|array|object|valid enum)/, 'type'],
];

/**
 * Returns the server's first complaint per form field. Messages without a field are left out; `firstMessage` has them.
 * Nested fields come without their parents, which the server doesn't name.
 */
export function fieldErrors(error: unknown): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  if (!isApiError(error) || error.kind !== 'http') return errors;
  for (const message of sentences(error.serverMessage ?? '')) {
    const field = fieldIn(message);
    if (field && !Object.hasOwn(errors, field)) errors[field] = { code: codeOf(message), message };
  }
  return errors;
}

/** The server joins messages with commas, which also occur inside them. */
function sentences(message: string): string[] {
  return message.split(
    /, (?=(?:property |nested property |each value in )?\S+ (?:must|should) |(?:Failed|Invalid) )/,
  );
}

function fieldIn(sentence: string): string | undefined {
  const index = /violates unique constraint "(\w+)"/.exec(sentence)?.[1];
  if (index !== undefined) return UNIQUE_INDEXES[index];
  for (const pattern of FIELD_SENTENCES) {
    const field = pattern.exec(sentence)?.[1];
    if (field) return field.replace(/[:.,]+$/, '');
  }
  return undefined;
}

function codeOf(sentence: string): FieldErrorCode {
  return CODES.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'invalid';
}
