import { Button, Group, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
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

/** Asks before something is done; resolves to whether one agreed. Closing the question means no. */
export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  const { t } = useTranslation('common');
  return useCallback(
    (confirmation) =>
      new Promise((resolve) => {
        const open = (): void => {
          const id = modals.open({
            title: confirmation.title,
            closeButtonProps: { 'aria-label': t('actions.close') },
            onClose: () => resolve(false),
            children: (
              <Question
                {...confirmation}
                onAnswer={(answer) => {
                  resolve(answer);
                  modals.close(id);
                }}
              />
            ),
          });
        };
        whenOverlaysReady(open);
      }),
    [t],
  );
}

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
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAnswer(true);
      }}
    >
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
      <Group justify="flex-end" gap="xs">
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
      </Group>
    </form>
  );
}
