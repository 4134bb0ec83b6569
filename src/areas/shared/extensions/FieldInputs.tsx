import { Fragment, useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtensionsContext } from '#app/extensions/context.ts';
import type { FieldRecord } from '#app/extensions/field.ts';
import { labelOf } from '#app/extensions/texts.ts';
import { FieldInput } from './FieldInput.tsx';
import { fieldsOn } from './field-values.ts';
import type { FieldValues } from './field-values.ts';
import { useFieldTexts } from './useFieldTexts.ts';

export interface FieldInputsProps {
  on: FieldRecord;
  values: FieldValues;
  onChange: (change: FieldValues) => void;
  /** Shows errors. */
  isChecked: boolean;
  /** Of one extension. */
  renderGroup: (title: string, inputs: ReactNode) => ReactNode;
}

export function FieldInputs(props: FieldInputsProps): ReactNode {
  const { on, values, onChange, isChecked, renderGroup } = props;
  const { t } = useTranslation('app');
  const { error } = useFieldTexts();
  return useContext(ExtensionsContext).map((extension) => {
    const { name, title = name } = extension;
    const fields = fieldsOn([extension], on);
    if (fields.length === 0) return null;
    const inputs = fields.map((placed) => {
      const value = values[placed.key] ?? null;
      return (
        <FieldInput
          key={placed.key}
          placed={placed}
          value={value}
          error={isChecked ? error(placed, value) : undefined}
          onChange={(next) => onChange({ [placed.key]: next })}
        />
      );
    });
    return <Fragment key={name}>{renderGroup(t(labelOf(name, title)), inputs)}</Fragment>;
  });
}
