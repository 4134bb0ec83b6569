import type { ReactNode } from 'react';
import { InlineEdit } from '#ui/form/InlineEdit.tsx';
import { plainText } from '#ui/format/instant.ts';

/** Edits the record's name where the page shows it. */
export interface Rename {
  /** The field's. */
  label: string;
  load: () => Promise<unknown>;
  /** The record's form with `only` the name. */
  renderForm: (onClose: () => void) => ReactNode;
}

interface RecordTitleProps {
  title: string;
  heading: ReactNode;
  rename: Rename;
}

export function RecordTitle({ title, heading, rename }: RecordTitleProps): ReactNode {
  const { label, load, renderForm } = rename;
  return (
    <InlineEdit
      label={label}
      shown={heading}
      load={load}
      renderEditor={(onClose) => (
        <>
          <h1 className="qm-visually-hidden">{plainText(title)}</h1>
          {renderForm(onClose)}
        </>
      )}
    />
  );
}
