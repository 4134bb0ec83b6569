import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '../form/GrowingTextarea.tsx';
import { SlowSave } from '../form/SlowSave.tsx';
import { useUnsavedGuard } from '../form/useUnsavedGuard.tsx';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
import { Banner } from '../states/Banner.tsx';
import classes from './NoteComposer.module.css';

interface NoteComposerProps {
  label: string;
  placeholder: string;
  /** Says who can read the note. */
  hint: string;
  submitLabel: string;
  avatar?: ReactNode;
  /** Rejecting keeps the text. */
  onSubmit: (text: string) => Promise<void>;
  error: { text: string; detail: string | undefined } | undefined;
  isSaving: boolean;
  /** Outcome unknown: text is locked, and the next press only checks. */
  isLocked?: boolean;
  onStop: () => void;
  /** An existing note. */
  editing?: { text: string; onCancel: () => void };
}

/** Mounted only with text: the router supports a single blocker. */
function Guard(): ReactNode {
  useUnsavedGuard(true, 'page');
  return null;
}

export function NoteComposer(props: NoteComposerProps): ReactNode {
  const { label, placeholder, hint, submitLabel, avatar, onSubmit, error, isSaving, onStop } =
    props;
  const { editing, isLocked = false } = props;
  const { t } = useTranslation('common');
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(editing?.text ?? '');
  const hasText = text.trim() !== '';
  const isChanged = text.trim() !== (editing?.text.trim() ?? '');
  const isEditing = editing !== undefined;
  useEffect(() => {
    if (!isEditing) return;
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [isEditing]);
  const submit = async (): Promise<void> => {
    if (!hasText || isSaving) return;
    if (editing && !isChanged) {
      editing.onCancel();
      return;
    }
    try {
      await onSubmit(text.trim());
      if (editing) return;
      setText('');
      field.current?.focus();
    } catch {
      // Shown by `error`.
    }
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isChanged ? <Guard /> : null}
      {avatar}
      <div className={classes.field}>
        <GrowingTextarea
          ref={field}
          aria-label={label}
          placeholder={placeholder}
          minRows={hasText ? 2 : 1}
          maxRows={16}
          value={text}
          readOnly={isLocked}
          onChange={(event) => setText(event.currentTarget.value)}
          {...(editing
            ? {
                onKeyDown: (event: KeyboardEvent) => {
                  if (event.key === 'Escape' && !isChanged) editing.onCancel();
                },
              }
            : {})}
        />
        {error && hasText ? (
          <Banner tone="bad">
            <p>{error.text}</p>
            {error.detail ? (
              <small>{t('errors.serverSaid', { message: error.detail })}</small>
            ) : null}
          </Banner>
        ) : null}
        <SlowSave isSaving={isSaving} onStop={onStop} />
        {hasText || editing ? (
          <div className={classes.actions}>
            <span className={classes.hint}>{hint}</span>
            {editing ? (
              <Button variant="default" size="xs" onClick={editing.onCancel}>
                {t('actions.cancel')}
              </Button>
            ) : null}
            <Button type="submit" size="xs" loading={isSaving} disabled={!hasText} {...SAVE_BUTTON}>
              {isLocked ? t('actions.checkAgain') : submitLabel}
            </Button>
          </div>
        ) : null}
      </div>
    </form>
  );
}
