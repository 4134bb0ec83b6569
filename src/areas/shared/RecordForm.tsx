import type { FormEvent, ReactNode } from 'react';
import { useErrorText } from '#app/query/useErrorText.ts';
import { ConflictDialog } from '#ui/form/ConflictDialog.tsx';
import type { ConflictValue } from '#ui/form/changes.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { StepsOutcome } from './StepsReport.tsx';
import { UnfinishedError } from './steps.ts';
import type { StepState } from './steps.ts';
import type { RecordSave } from './useRecordSave.ts';

interface RecordFormProps<Values> {
  saving: RecordSave<Values>;
  /** How far a save of several calls got. */
  states?: readonly StepState[];
  /** Validates, then saves: `form.onSubmit(saving.save)`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** A field shows the failure already. */
  isErrorShown?: boolean;
  saveLabel?: string | undefined;
  /** A field's name and values in the reader's words, or those of its entry, for when someone else changed it too. */
  labelOf: (field: keyof Values & string, entry: string | undefined) => string;
  show: (
    field: keyof Values & string,
    value: ConflictValue<Values>,
    entry: string | undefined,
  ) => ReactNode;
  children: ReactNode;
}

/** The body of a form over a record: fields, buttons, what failed, and what someone else changed meanwhile. */
export function RecordForm<Values>(props: RecordFormProps<Values>): ReactNode {
  const { saving, states, onSubmit, onClose, isErrorShown, saveLabel, labelOf, show, children } =
    props;
  const isUnfinished = states !== undefined && saving.error instanceof UnfinishedError;
  const message = useErrorText(saving.error);
  return (
    <>
      <FormBody
        onSubmit={onSubmit}
        error={saving.error && !isErrorShown && !isUnfinished ? message : undefined}
        onCancel={onClose}
        submitLabel={saveLabel}
        isSaving={saving.isSaving}
        onStop={saving.stop}
      >
        {children}
        {isUnfinished ? <StepsOutcome states={states} /> : null}
      </FormBody>
      <ConflictDialog
        conflicts={saving.conflicts.map(({ field, entry, mine, theirs }) => ({
          label: labelOf(field, entry),
          mine: mine === undefined ? '–' : show(field, mine, entry),
          theirs: theirs === undefined ? '–' : show(field, theirs, entry),
        }))}
        onClose={saving.dismiss}
        onKeep={() => void saving.keepMine()}
        onUse={saving.useTheirs}
      />
    </>
  );
}
