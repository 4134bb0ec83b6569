import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
import { FormFailure } from './FormFailure.tsx';
import { SlowSave } from './SlowSave.tsx';
import classes from './FormBody.module.css';

interface FormBodyProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What failed, when it belongs to no single field. */
  error?: { text: string; detail: string | undefined } | undefined;
  /** What else one should know before the next press of the button: a banner. */
  notice?: ReactNode;
  /** Leaves the form. */
  onCancel: () => void;
  /** Says where leaving leads; undefined: Cancel. */
  cancelLabel?: string | undefined;
  /** Undefined: Save. */
  submitLabel?: string | undefined;
  isSaving: boolean;
  /** What is to be sent depends on something that is being read. */
  isReading?: boolean;
  /** Stops a save that takes too long. */
  onStop: () => void;
  /** What is under way must be seen to its end. */
  isHeld?: boolean;
  /**
   * It isn't known what became of what was sent: it must not be changed, and the next press looks, sending nothing.
   */
  isLocked?: boolean | undefined;
  /** The button's word where the next press does something else than the last one. */
  nextLabel?: string | undefined;
  /** It can't be done any more: all that is left is to close the form. */
  isOver?: boolean | undefined;
  /** It takes something away for good. */
  isDangerous?: boolean;
  /** Nothing has to be entered: its button gets the focus as the form opens. */
  isQuestion?: boolean;
  children: ReactNode;
}

/** A form: its fields, what failed, and its buttons, which stay in sight. */
export function FormBody(props: FormBodyProps): ReactNode {
  const { onSubmit, error, onCancel, cancelLabel, submitLabel, isSaving, children } = props;
  const { notice, onStop, isHeld = false, isLocked = false, isOver = false, nextLabel } = props;
  const isReading = props.isReading === true && !isLocked;
  const isDangerous = props.isDangerous === true && !isLocked;
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [attempts, setAttempts] = useState(0);
  // After the fields show their errors, the first of them gets the focus.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const mustLook = isLocked && !isSaving;
  // A locked field keeps no focus.
  useEffect(() => {
    if (mustLook) submit.current?.focus();
  }, [mustLook]);
  // The button that had the focus is gone, unless something else has taken the focus over.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) close.current?.focus();
  }, [isOver]);
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        if (isSaving || isReading || isOver) {
          event.preventDefault();
          return;
        }
        onSubmit(event);
        setAttempts(attempts + 1);
      }}
    >
      <fieldset disabled={isLocked} className={classes.fields}>
        {children}
      </fieldset>
      <div className={classes.footer}>
        {error ? <FormFailure {...error} /> : null}
        {notice}
        <SlowSave isSaving={isSaving} onStop={onStop} />
        <div className={classes.actions}>
          <Button ref={close} variant="default" onClick={onCancel} disabled={isHeld}>
            {isOver ? t('actions.close') : (cancelLabel ?? t('actions.cancel'))}
          </Button>
          {isOver ? null : (
            <Button
              ref={submit}
              type="submit"
              loading={isSaving || isReading}
              {...SAVE_BUTTON}
              {...(isDangerous ? { color: 'red' } : {})}
              {...(props.isQuestion ? { 'data-autofocus': true } : {})}
            >
              {isLocked ? t('actions.checkAgain') : (nextLabel ?? submitLabel ?? t('actions.save'))}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
