import { ActionIcon, Button } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconNote,
  IconPlayerSkipForward,
  IconPrinter,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { KeyCaps } from '#app/shortcuts/KeyCaps.tsx';
import { useCommandKeys } from '#app/shortcuts/useCommandKeys.ts';
import type { Command } from '#app/shortcuts/useCommandKeys.ts';
import { useKeyHint, useSingleKeys } from '#ui/keyboard/SingleKeys.tsx';
import type { OrderAction } from '../order/registry/order-actions.ts';
import { useActionWords } from '../order/actions/useActionWords.ts';
import type { OrderQueue } from './useOrderQueue.ts';
import classes from './queue.module.css';

interface QueueCommand extends Command {
  icon?: ComponentType<{ size: number; stroke: number; className?: string; 'aria-hidden': true }>;
}

interface QueueButtonsProps {
  orders: OrderQueue;
  action: { action: OrderAction; onBegin: () => void } | undefined;
  /** Nothing left to do in this queue: navigation comes first */
  isDone: boolean;
  /** Below an open form there is room for navigation only */
  isQuiet?: boolean;
  onNote?: () => void;
}

export function QueueButtons(props: QueueButtonsProps): ReactNode {
  const { orders, action, isDone, isQuiet = false, onNote } = props;
  const { t } = useTranslation('order-queue');
  const words = useActionWords();
  const primary: QueueCommand | undefined = action && {
    keys: 'a',
    label: words.action(action.action),
    run: action.onBegin,
  };
  const skip: QueueCommand = {
    keys: 's',
    label: t('skip'),
    icon: IconPlayerSkipForward,
    run: () => orders.advance('skipped'),
  };
  const note: QueueCommand | undefined = onNote && {
    keys: 'n',
    label: t('note'),
    icon: IconNote,
    run: onNote,
  };
  const slip = useHref(paths.orderPrint([orders.current ?? ''], 'slip'));
  const print: QueueCommand | undefined = onNote && {
    keys: 'p',
    label: t('print'),
    icon: IconPrinter,
    // A new tab, to keep the queue open.
    run: () => window.open(slip, '_blank', 'noopener'),
  };
  const previous: QueueCommand = {
    keys: 'k',
    label: t('previous'),
    icon: IconChevronLeft,
    run: orders.previous,
  };
  const next: QueueCommand = {
    keys: 'j',
    label: t('next'),
    icon: IconChevronRight,
    run: isDone ? () => orders.advance('passed') : orders.next,
  };
  const others = isDone ? [print, note] : [print, note, skip];
  useCommandKeys([primary, ...others, previous, next]);
  return (
    <div className={classes.buttons}>
      {isQuiet ? null : isDone ? (
        <>
          <Wide command={next} isPrimary />
          {primary ? <Wide command={primary} /> : null}
        </>
      ) : primary ? (
        <Wide command={primary} isPrimary />
      ) : null}
      <div className={classes.others}>
        {others.map((command) => command && <Wide key={command.keys} command={command} />)}
        {[previous, next].map((command) => (
          <Step key={command.keys} command={command} />
        ))}
      </div>
    </div>
  );
}

function Step({ command }: { command: QueueCommand }): ReactNode {
  const { keys, label, icon: Icon, run } = command;
  const hint = useKeyHint(keys);
  const withKeys = useSingleKeys();
  return (
    <ActionIcon
      size="lg"
      aria-label={label}
      title={withKeys ? `${label} (${keys.toUpperCase()})` : label}
      {...hint}
      disabled={run === undefined}
      onClick={run}
    >
      {Icon ? <Icon size={18} stroke={1.75} className={classes.flip ?? ''} aria-hidden /> : null}
    </ActionIcon>
  );
}

interface WideProps {
  command: QueueCommand;
  isPrimary?: boolean;
}

function Wide({ command, isPrimary = false }: WideProps): ReactNode {
  const { keys, label, icon: Icon, run } = command;
  const hint = useKeyHint(keys);
  const withKeys = useSingleKeys();
  return (
    <Button
      className={classes.wide ?? ''}
      variant={isPrimary ? 'filled' : 'default'}
      {...hint}
      disabled={run === undefined}
      {...(Icon && !isPrimary
        ? {
            leftSection: (
              <Icon size={16} stroke={1.75} className={classes.flip ?? ''} aria-hidden />
            ),
          }
        : {})}
      rightSection={
        withKeys ? (
          <span className={classes.key} aria-hidden>
            <KeyCaps keys={keys} />
          </span>
        ) : null
      }
      onClick={run}
    >
      {label}
    </Button>
  );
}
