import { Button, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
import { DialogFooter } from './DialogFooter.tsx';
import { isTyped } from './typed-name.ts';
import { whenOverlaysReady } from './loader.ts';
import classes from './confirm.module.css';

export interface Confirmation {
  /** "Delete the product?" */
  title: string;
  /** Consequences. */
  text: ReactNode;
  /** "Delete" */
  action: string;
  cancel?: string;
  /** Destructive. */
  isDangerous?: boolean;
  /** Must be typed to confirm; for the gravest actions. */
  typeName?: string;
}

/**
 * Opens a question on top; closing it means no.
 *
 * @returns closes it without an answer
 */
export function ask(confirmation: Confirmation, onAnswer: (answer: boolean) => void): () => void {
  let id: string | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    if (id !== undefined) modals.close(id);
  };
  const answer = (agreed: boolean): void => {
    if (isOver) return;
    onAnswer(agreed);
    end();
  };
  whenOverlaysReady(() => {
    if (isOver) return;
    id = modals.open({
      title: confirmation.title,
      classNames: { root: 'qm-question' },
      closeButtonProps: { 'aria-label': i18next.t('actions.close') },
      onClose: () => answer(false),
      children: <Question {...confirmation} onAnswer={answer} />,
    });
  });
  return end;
}

/** Resolves to the answer; closing means no. */
export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  return askLater;
}

const askLater = async (confirmation: Confirmation): Promise<boolean> =>
  new Promise((resolve) => {
    ask(confirmation, resolve);
  });

interface QuestionProps extends Confirmation {
  onAnswer: (answer: boolean) => void;
}

function Question({
  text,
  action,
  cancel,
  isDangerous,
  typeName,
  onAnswer,
}: QuestionProps): ReactNode {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState('');
  const isReady = typeName === undefined || isTyped(typed, typeName);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAnswer(true);
      }}
    >
      <div className={classes.text}>
        <div>{text}</div>
        {typeName === undefined ? null : (
          <TextInput
            data-autofocus
            autoComplete="off"
            label={t('confirm.type', { name: typeName })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </div>
      <DialogFooter>
        {/* Destructive dialogs don't focus their confirm button. */}
        <Button
          variant="default"
          onClick={() => onAnswer(false)}
          {...(isDangerous && typeName === undefined ? { 'data-autofocus': true } : {})}
        >
          {cancel ?? t('actions.cancel')}
        </Button>
        <Button
          type="submit"
          disabled={!isReady}
          {...(isDangerous ? { color: 'red' } : { 'data-autofocus': true, ...SAVE_BUTTON })}
        >
          {action}
        </Button>
      </DialogFooter>
    </form>
  );
}
