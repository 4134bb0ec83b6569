import type {
  CreateCustomerBody,
  CreateProductBody,
  Customer,
  Order,
  Product,
  UpdateCustomerBody,
  UpdateOrderBody,
  UpdateProductBody,
} from '#generated/admin/admin.schemas.ts';

/** Columns that a record has and the bodies that save it take. */
export interface FieldColumns {
  customer: keyof Customer & keyof CreateCustomerBody & keyof UpdateCustomerBody;
  order: keyof Order & keyof UpdateOrderBody;
  product: keyof Product & keyof CreateProductBody & keyof UpdateProductBody;
}

export type FieldRecord = keyof FieldColumns;

export interface FieldOption {
  value: string;
  label: string;
}

/** An entry of the metadata, unless it is a column. */
export type ExtensionField = {
  [Kind in FieldRecord]: {
    on: Kind;
    label: string;
    hint?: string;
  } & ({ name: string; column?: false } | { name: FieldColumns[Kind]; column: true }) &
    (
      | { kind: 'date' | 'number' | 'switch' | 'text'; options?: never }
      | { kind: 'select'; options: readonly FieldOption[] }
    );
}[FieldRecord];
