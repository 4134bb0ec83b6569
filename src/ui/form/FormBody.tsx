import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
import { FORM_FOOTER } from '../keyboard/attributes.ts';
import { SINGLE_ENTER, SINGLE_PRESS } from '../keyboard/single-press.ts';
import { FormFailure } from './FormFailure.tsx';
import { SlowSave } from './SlowSave.tsx';
import classes from './FormBody.module.css';

interface FormBodyProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Not tied to a field. */
  error?: { text: string; detail: string | undefined } | undefined;
  notice?: ReactNode;
  onCancel: () => void;
  cancelLabel?: string | undefined;
  submitLabel?: string | undefined;
  isSaving: boolean;
  /** Data for the request is still loading. */
  isReading?: boolean;
  onStop: () => void;
  /** The pending request must not be aborted. */
  isHeld?: boolean;
  /** Outcome unknown: fields are locked, and the next press only checks, sending nothing. */
  isLocked?: boolean | undefined;
  /** Submit label if the next press differs. */
  nextLabel?: string | undefined;
  /** Can only be closed. */
  isOver?: boolean | undefined;
  isDangerous?: boolean;
  /** Nothing to fill in: focuses the submit button on open. */
  isQuestion?: boolean;
  children: ReactNode;
}

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
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const mustLook = isLocked && !isSaving;
  // Locked fields lose their focus.
  useEffect(() => {
    if (mustLook) submit.current?.focus();
  }, [mustLook]);
  // The focused button is gone; don't steal focus from anything else.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) close.current?.focus();
  }, [isOver]);
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      {...SINGLE_ENTER}
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
      <div className={classes.footer} {...{ [FORM_FOOTER]: true }}>
        {error ? <FormFailure {...error} /> : null}
        {notice}
        <SlowSave isSaving={isSaving} onStop={onStop} />
        <div className={classes.actions} {...SINGLE_PRESS}>
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
