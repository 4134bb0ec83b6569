import type { ReactNode } from 'react';
import { InlineEdit } from '#ui/form/InlineEdit.tsx';
import { FactValue } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';

export interface FactEditor {
  /** Of the record's form. */
  load: () => Promise<unknown>;
  /** The record's form with `only` the fields of the fact. */
  renderForm: (onClose: () => void) => ReactNode;
  /** The field's name, if it differs from the fact's. */
  field?: string;
}

/** A fact that is edited on the page. */
export const editableFact = ({ label, value }: Fact, editor: FactEditor): Fact => ({
  label,
  value: (
    <InlineEdit
      label={editor.field ?? label}
      shown={<FactValue value={value} />}
      load={editor.load}
      renderEditor={editor.renderForm}
    />
  ),
});
