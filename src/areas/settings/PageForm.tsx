import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useErrorText } from '#app/query/useErrorText.ts';
import { ConflictDialog } from '#ui/form/ConflictDialog.tsx';
import type { ConflictValue } from '#ui/form/changes.ts';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { NO_VALUE } from '#ui/format/instant.ts';
import { Page } from '#ui/page/Page.tsx';
import classes from './PageForm.module.css';
import { StepsOutcome } from '#shared/save/StepsReport.tsx';
import { UnfinishedError } from '#shared/save/steps.ts';
import type { StepState } from '#shared/save/steps.ts';
import type { RecordSave } from '#shared/record/useRecordSave.ts';

interface PageFormProps<Values> {
  title: string;
  saving: RecordSave<Values>;
  states?: readonly StepState[] | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** In the conflict dialog. */
  labelOf: (field: keyof Values & string) => string;
  /** Default: strings as they are; a dash if empty. */
  show?: (field: keyof Values & string, value: ConflictValue<Values>) => ReactNode;
  children: ReactNode;
}

export function PageForm<Values>(props: PageFormProps<Values>): ReactNode {
  const { title, saving, states, onSubmit, labelOf, children } = props;
  const show: Required<PageFormProps<Values>>['show'] =
    props.show ?? ((_field, value) => (typeof value === 'string' ? value : null));
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // Focus the first field with an error.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const isUnfinished = states !== undefined && saving.error instanceof UnfinishedError;
  const failure = useErrorText(saving.error);
  return (
    <Page title={title} narrow>
      <form
        ref={form}
        id={id}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          if (saving.isSaving) {
            event.preventDefault();
            return;
          }
          onSubmit(event);
          setAttempts(attempts + 1);
        }}
      >
        {children}
        {isUnfinished ? <StepsOutcome states={states} /> : null}
      </form>
      {saving.isDirty ? (
        <SaveBar
          count={saving.count}
          isDirty
          isSaving={saving.isSaving}
          error={saving.error && !isUnfinished ? <FormFailure {...failure} /> : undefined}
          form={id}
          onDiscard={saving.discard}
          onStop={saving.stop}
        />
      ) : null}
      <ConflictDialog
        conflicts={saving.conflicts.map(({ field, mine, theirs }) => ({
          label: labelOf(field),
          mine: mine === undefined ? NO_VALUE : show(field, mine) || NO_VALUE,
          theirs: theirs === undefined ? NO_VALUE : show(field, theirs) || NO_VALUE,
        }))}
        onClose={saving.dismiss}
        onKeep={() => void saving.keepMine()}
        onUse={saving.useTheirs}
      />
    </Page>
  );
}
