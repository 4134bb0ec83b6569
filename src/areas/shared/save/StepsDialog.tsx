import { Button, List, Stack, Text, TextInput } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '#ui/format/instant.ts';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { isTyped } from '#ui/overlay/typed-name.ts';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '../read/SectionQuery.tsx';
import { StepsOutcome } from './StepsReport.tsx';
import type { Step } from './steps.ts';
import { useSteps } from './useSteps.ts';

interface StepsDialogProps {
  opened: boolean;
  title: string;
  text: string;
  /** One line each. */
  lost?: readonly string[];
  /** Dependent records; confirming waits for them. */
  holdings?: UseQueryResult<unknown>;
  confirmLabel: string;
  /** See `useSteps`. */
  operation: string;
  steps: () => Step[];
  /** Name to type first, if irreversible. */
  typeName?: string | undefined;
  isHarmless?: boolean;
  isDisabled?: boolean;
  /** Called after each run, with the ids of all finished steps. */
  onRan?: (done: ReadonlySet<string>) => void;
  onClose: () => void;
  onDone: () => void;
  children?: ReactNode;
}

export function StepsDialog(props: StepsDialogProps): ReactNode {
  const { opened, title, text, lost = [], confirmLabel, operation, onClose, onDone } = props;
  const { holdings } = props;
  // Damaged records may lack a name.
  const typeName = props.typeName === undefined ? undefined : plainText(props.typeName);
  const { t: common } = useTranslation('common');
  const steps = useSteps(operation);
  const hasRun = steps.states.length > 0;
  const [typed, setTyped] = useState('');
  const isReady =
    (holdings === undefined || (holdings.data !== undefined && !holdings.isFetching)) &&
    (typeName === undefined || isTyped(typed, typeName));
  const run = async (): Promise<void> => {
    const isDone = await steps.run(props.steps());
    props.onRan?.(steps.done());
    if (!isDone) return;
    // A press before the dialog is gone would end it again.
    steps.finish();
    onDone();
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (!steps.isRunning) onClose();
      }}
      title={title}
      footer={
        <>
          <Button
            variant="default"
            onClick={onClose}
            disabled={steps.isRunning}
            {...(typeName === undefined ? { 'data-autofocus': true } : {})}
          >
            {common(hasRun ? 'actions.close' : 'actions.cancel')}
          </Button>
          <Button
            // Destructive dialogs have no save shortcut.
            {...(props.isHarmless ? SAVE_BUTTON : { color: 'red' })}
            loading={steps.isRunning}
            disabled={props.isDisabled === true || !isReady}
            onClick={() => void run()}
          >
            {hasRun ? common('actions.retry') : confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{text}</Text>
        {lost.length > 0 ? (
          <List size="sm">
            {lost.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        ) : null}
        {hasRun || !holdings ? null : (
          <SectionQuery query={holdings} skeleton={<TextSkeleton lines={2} />}>
            {() => null}
          </SectionQuery>
        )}
        {hasRun ? null : props.children}
        {hasRun || typeName === undefined ? null : (
          <TextInput
            data-autofocus
            autoComplete="off"
            label={common('confirm.type', { name: typeName })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {hasRun ? <StepsOutcome states={steps.states} isRunning={steps.isRunning} /> : null}
        <SlowSave isSaving={steps.isRunning} onStop={steps.stop} />
      </Stack>
    </Dialog>
  );
}
