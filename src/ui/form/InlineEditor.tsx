import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEventHandler, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
import { useHeldWhilePressed } from '../picker/useHeldWhilePressed.ts';
import { FormFailure } from './FormFailure.tsx';
import { SlowSave } from './SlowSave.tsx';
import classes from './InlineEditor.module.css';

interface InlineEditorProps {
  /** Validates, then saves. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  isDirty: boolean;
  isSaving: boolean;
  isAsking: boolean;
  onStop: () => void;
  /** Not tied to a field. */
  error?: { text: string; detail: string | undefined } | undefined;
  children: ReactNode;
}

const FIELDS = 'input:not([type=hidden]), textarea';

const firstField = (form: HTMLFormElement | null): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>('[type=radio]:checked') ??
  form?.querySelector<HTMLElement>(FIELDS);

const keepFocus = (event: MouseEvent): void => event.preventDefault();

const isOfLabel = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('label, input, textarea, button')?.matches('label') === true;

/** The field of one value: Enter and leaving save, Escape takes back. */
export function InlineEditor(props: InlineEditorProps): ReactNode {
  const { onSubmit, onClose, isDirty, isSaving, isAsking, onStop, error, children } = props;
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  const hasFocus = useRef(true);
  const hasTyped = useRef(false);
  const wasSaving = useRef(false);
  const [isLeft, setLeft] = useState(false);
  // Closing would move the target of the press.
  const isLeftForGood = useHeldWhilePressed(isLeft);

  useEffect(() => {
    const field = firstField(form.current);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, []);
  useEffect(() => {
    // Saving disables the field; its focus is lost, or has gone to a button beside it.
    const active = document.activeElement;
    const isLost = active === document.body || form.current?.contains(active) === true;
    if (wasSaving.current && !isSaving && isLost) firstField(form.current)?.focus();
    wasSaving.current = isSaving;
  }, [isSaving]);

  const save = useEffectEvent(() => {
    if (!isSaving && !isAsking) form.current?.requestSubmit();
  });
  const close = useEffectEvent(() => {
    if (isSaving || isAsking) return;
    // A picker may still find what was typed.
    const picker = form.current?.querySelector('[aria-haspopup=listbox]');
    if (!picker || !hasTyped.current) onClose();
  });
  useEffect(() => {
    if (isLeft && isDirty) save();
  }, [isLeft, isDirty]);
  useEffect(() => {
    if (isLeftForGood && !isDirty) close();
  }, [isLeftForGood, isDirty]);

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    const { key, target, currentTarget, nativeEvent } = event;
    // Calendars and dialogs have keys of their own.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (nativeEvent.isComposing || event.defaultPrevented) return;
    if (key === 'Escape') {
      // Closes an open dropdown first.
      if (target.getAttribute('aria-expanded') === 'true') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (key !== 'Enter' || target instanceof HTMLButtonElement) return;
    if (target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    // A held Enter has opened the editor.
    if (!event.repeat) currentTarget.requestSubmit();
  };
  const listeners = {
    onKeyDown,
    onMouseDown: (event: MouseEvent): void => {
      // Leaving saves: the field would be disabled before the click.
      if (isOfLabel(event.target)) keepFocus(event);
    },
    onInput: (): void => {
      hasTyped.current = true;
    },
    // React also tells of calendars over the page.
    onFocus: (): void => {
      hasFocus.current = true;
      setLeft(false);
    },
    onBlur: (): void => {
      hasFocus.current = false;
      // The next field has the focus at once; a window that is left keeps it.
      setTimeout(() => {
        const isInside = form.current?.contains(document.activeElement) === true;
        if (!hasFocus.current && !isInside) setLeft(true);
      });
    },
  };
  return (
    <form
      ref={form}
      className={classes.editor}
      data-saving={isSaving || undefined}
      aria-busy={isSaving}
      noValidate
      {...listeners}
      onSubmit={(event) => {
        if (isDirty && !isSaving) {
          onSubmit(event);
          return;
        }
        event.preventDefault();
        if (!isSaving) onClose();
      }}
    >
      <fieldset disabled={isSaving} className={classes.field}>
        {children}
      </fieldset>
      {error ? <FormFailure {...error} /> : null}
      <SlowSave isSaving={isSaving} onStop={onStop} />
      <div className={classes.actions}>
        <Button
          type="submit"
          size="compact-xs"
          tabIndex={-1}
          loading={isSaving}
          onMouseDown={keepFocus}
          {...SAVE_BUTTON}
        >
          {t('actions.save')}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          tabIndex={-1}
          onMouseDown={keepFocus}
          onClick={onClose}
        >
          {t('actions.cancel')}
        </Button>
      </div>
    </form>
  );
}
