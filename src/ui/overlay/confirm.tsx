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
  /** A question: "Delete the product?" */
  title: string;
  /** What will be lost or can't be undone. */
  text: ReactNode;
  /** The button's verb: "Delete". */
  action: string;
  /** The other button's words; default: "Cancel". */
  cancel?: string;
  /** It takes something away. */
  isDangerous?: boolean;
  /** For what is gravest: this name must be typed first. */
  typeName?: string;
}

/**
 * Opens a question over everything else. Closing it means no.
 *
 * @returns takes the question away unanswered
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

/** Asks before something is done; resolves to whether one agreed. Closing the question means no. */
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
        {/* What takes something away is never one careless Enter away. */}
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
