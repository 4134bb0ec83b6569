import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../extensions/FieldInput.tsx';
import { changedFieldBody, fieldValues } from '../extensions/field-values.ts';
import type { PlacedField } from '../extensions/field-values.ts';
import { useFieldTexts } from '../extensions/useFieldTexts.ts';
import { RecordForm } from './RecordForm.tsx';
import type { RecordQuery } from './record-query.ts';
import { useRecordForm } from './useRecordForm.ts';
import type { UpdateOptions } from './useRecordForm.ts';

export interface FieldSource {
  source: Pick<RecordQuery<never, { id: string }>, 'readNow'>;
  update: UpdateOptions<object>;
}

interface FieldFormProps extends FieldSource {
  record: { id: string };
  fields: readonly PlacedField[];
  only: readonly string[];
  onClose: () => void;
}

export function FieldForm(props: FieldFormProps): ReactNode {
  const { source, update, record, fields, only, onClose } = props;
  const { t } = useTranslation('extensions');
  const { text, shown, error } = useFieldTexts();
  const { form, bind } = useRecordForm({
    source,
    update,
    record,
    toValues: (stored: { id: string }) => fieldValues(fields, stored),
    toBody: (before, after): object => changedFieldBody(fields, before, after),
    validate: (values) =>
      Object.fromEntries(
        fields.map((placed) => [placed.key, error(placed, values[placed.key] ?? null)]),
      ),
    saved: () => t('saved'),
    onClose,
    only,
  });
  const placedAt = new Map(fields.map((placed) => [placed.key, placed]));
  return (
    <RecordForm
      {...bind}
      labelOf={(key) => {
        const placed = placedAt.get(key);
        return placed ? text(placed, placed.field.label) : key;
      }}
      show={(key, value) => {
        const placed = placedAt.get(key);
        return placed ? shown(placed, value) : null;
      }}
      fields={Object.fromEntries(
        fields.map((placed) => [
          placed.key,
          <FieldInput
            key={placed.key}
            placed={placed}
            value={form.values[placed.key] ?? null}
            error={form.errors[placed.key]}
            onChange={(value) => form.setValues({ [placed.key]: value })}
          />,
        ]),
      )}
    />
  );
}
