import { useContext } from 'react';
import { ExtensionsContext } from '#app/extensions/context.ts';
import type { FieldRecord } from '#app/extensions/field.ts';
import { fieldsOn, newFieldBody } from './field-values.ts';
import type { FieldBody, FieldValues } from './field-values.ts';

function useExtendedBody(on: FieldRecord): (values: FieldValues) => FieldBody {
  const extensions = useContext(ExtensionsContext);
  return (values) => newFieldBody(fieldsOn(extensions, on), values);
}

/** Returns what the fields of extensions add to the body of a new record. */
export const useFieldBody: typeof useExtendedBody = __HAS_EXTENSIONS__
  ? useExtendedBody
  : () => () => ({});
