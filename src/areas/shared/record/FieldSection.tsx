import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Extension } from '#app/extensions/extension.ts';
import { labelOf } from '#app/extensions/texts.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { fieldValue } from '../extensions/field-values.ts';
import type { PlacedField } from '../extensions/field-values.ts';
import { useFieldTexts } from '../extensions/useFieldTexts.ts';
import { editableFact } from './editable-fact.tsx';
import type { FieldSource } from './FieldForm.tsx';

const loadForm = () => import('./FieldForm.tsx');
const FieldForm = lazyNamed(loadForm, 'FieldForm');

export interface FieldEditing extends FieldSource {
  /** The server takes columns only. */
  isMetadataLocked: boolean;
}

interface FieldSectionProps {
  extension: Extension;
  fields: readonly PlacedField[];
  record: { id: string };
  editing: FieldEditing | undefined;
}

export function FieldSection(props: FieldSectionProps): ReactNode {
  const { extension, fields, record, editing } = props;
  const { name, title = name } = extension;
  const { t } = useTranslation('app');
  const { text, shown } = useFieldTexts();
  const facts = fields.map((placed) => {
    const { key, field } = placed;
    const value = shown(placed, fieldValue(record, field));
    const fact = { label: text(placed, field.label), value };
    if (!editing || (editing.isMetadataLocked && field.column !== true)) return fact;
    const { source, update } = editing;
    return editableFact(fact, {
      load: loadForm,
      renderForm: (onClose) => (
        <FieldForm {...{ source, update, record, fields, onClose }} only={[key]} />
      ),
    });
  });
  return (
    <Section title={t(labelOf(name, title))}>
      <Facts facts={facts} />
    </Section>
  );
}
