import { Button, List, Modal, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { DialogFooter } from '#ui/overlay/DialogFooter.tsx';
import { StepsOutcome } from './StepsReport.tsx';
import type { Step } from './steps.ts';
import { useSteps } from './useSteps.ts';

interface StepsDialogProps {
  opened: boolean;
  /** A question: what is about to happen. */
  title: string;
  text: string;
  /** What is lost, one line each. */
  lost?: readonly string[];
  confirmLabel: string;
  /** The contract's name of the call whose effects cover those of all steps. */
  operation: string;
  steps: () => Step[];
  /** Nothing is lost by it. */
  isHarmless?: boolean;
  /** What it needs to know is not there yet, or there is nothing to do. */
  isDisabled?: boolean;
  /** A run has ended, whole or not; with the ids of all steps that are done. */
  onRan?: (done: ReadonlySet<string>) => void;
  onClose: () => void;
  /** All steps are done. */
  onDone: () => void;
  children?: ReactNode;
}

/** Says what will be lost, asks, then does it in steps, shows which one failed and offers the rest again. */
export function StepsDialog(props: StepsDialogProps): ReactNode {
  const { opened, title, text, lost = [], confirmLabel, operation, onClose, onDone } = props;
  const { t: common } = useTranslation('common');
  const steps = useSteps(operation);
  const id = useId();
  const hasRun = steps.states.length > 0;
  const run = async (): Promise<void> => {
    const isDone = await steps.run(props.steps());
    props.onRan?.(steps.done());
    if (isDone) onDone();
  };
  return (
    <Modal
      opened={opened}
      onClose={() => {
        if (!steps.isRunning) onClose();
      }}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': common('actions.close') }}
      aria-describedby={id}
    >
      <Stack>
        <Text id={id}>{text}</Text>
        {lost.length > 0 ? (
          <List size="sm">
            {lost.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        ) : null}
        {hasRun ? null : props.children}
        {hasRun ? <StepsOutcome states={steps.states} isRunning={steps.isRunning} /> : null}
        <SlowSave isSaving={steps.isRunning} onStop={steps.stop} />
      </Stack>
      <DialogFooter>
        <Button variant="default" onClick={onClose} disabled={steps.isRunning} data-autofocus>
          {common(hasRun ? 'actions.close' : 'actions.cancel')}
        </Button>
        <Button
          // What takes something away is not one careless key away.
          {...(props.isHarmless ? SAVE_BUTTON : { color: 'red' })}
          loading={steps.isRunning}
          disabled={props.isDisabled === true}
          onClick={() => void run()}
        >
          {hasRun ? common('actions.retry') : confirmLabel}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
