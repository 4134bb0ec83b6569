import { Fragment } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useErrorText } from '#app/query/useErrorText.ts';
import { ConflictDialog } from '#ui/form/ConflictDialog.tsx';
import type { ConflictValue } from '#ui/form/changes.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { InlineEditor } from '#ui/form/InlineEditor.tsx';
import { NO_VALUE } from '#ui/format/instant.ts';
import { StepsOutcome } from '../save/StepsReport.tsx';
import { UnfinishedError } from '../save/steps.ts';
import type { StepState } from '../save/steps.ts';
import type { RecordSave } from './useRecordSave.ts';

interface RecordFormProps<Values> {
  saving: RecordSave<Values>;
  states?: readonly StepState[];
  /** Validates, then saves: `form.onSubmit(saving.save)`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  only?: readonly string[];
  /** A field already shows the error. */
  isErrorShown?: boolean;
  saveLabel?: string | undefined;
  /** Field or entry name in the conflict dialog. */
  labelOf: (field: keyof Values & string, entry: string | undefined) => string;
  /** Default: strings as they are; a dash if empty. */
  show?: (
    field: keyof Values & string,
    value: ConflictValue<Values>,
    entry: string | undefined,
  ) => ReactNode;
  /** In display order. */
  fields?: { [Field in keyof Values & string]?: ReactNode } | undefined;
  /** Below the fields. */
  children?: ReactNode;
}

export function RecordForm<Values>(props: RecordFormProps<Values>): ReactNode {
  const { saving, states, onSubmit, onClose, only, isErrorShown, saveLabel, labelOf } = props;
  const show: Required<RecordFormProps<Values>>['show'] =
    props.show ?? ((_field, value) => (typeof value === 'string' ? value : null));
  const isUnfinished = states !== undefined && saving.error instanceof UnfinishedError;
  const message = useErrorText(saving.error);
  const body = {
    onSubmit,
    error: saving.error && !isErrorShown && !isUnfinished ? message : undefined,
    isSaving: saving.isSaving,
    onStop: saving.stop,
  };
  const content = (
    <>
      {Object.entries((props.fields ?? {}) as Record<string, ReactNode>)
        .filter(([field]) => only?.includes(field) ?? true)
        .map(([field, input]) => (
          <Fragment key={field}>{input}</Fragment>
        ))}
      {props.children}
      {isUnfinished ? <StepsOutcome states={states} /> : null}
    </>
  );
  return (
    <>
      {only ? (
        <InlineEditor
          {...body}
          onClose={onClose}
          isDirty={saving.isDirty}
          isAsking={saving.conflicts.length > 0}
        >
          {content}
        </InlineEditor>
      ) : (
        <FormBody {...body} onCancel={onClose} submitLabel={saveLabel}>
          {content}
        </FormBody>
      )}
      <ConflictDialog
        conflicts={saving.conflicts.map(({ field, entry, mine, theirs }) => ({
          label: labelOf(field, entry),
          mine: mine === undefined ? NO_VALUE : show(field, mine, entry) || NO_VALUE,
          theirs: theirs === undefined ? NO_VALUE : show(field, theirs, entry) || NO_VALUE,
        }))}
        onClose={saving.dismiss}
        onKeep={() => void saving.keepMine()}
        onUse={saving.useTheirs}
      />
    </>
  );
}
