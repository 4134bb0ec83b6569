import { Button } from '@mantine/core';
import { use, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
import { SINGLE_PRESS } from '../keyboard/single-press.ts';
import { useConfirm } from '../overlay/confirm.tsx';
import type { Confirmation } from '../overlay/confirm.tsx';
import { PageFooterContext } from '../page/page-footer.ts';
import { leaveQuestion } from './leave-question.ts';
import { SlowSave } from './SlowSave.tsx';
import classes from './SaveBar.module.css';

interface SaveBarProps {
  /** Unsaved changes; undefined if the form can't count them. */
  count?: number | undefined;
  /** Default: `count` is above 0. */
  isDirty?: boolean;
  /** Default: `isDirty`. */
  canSave?: boolean;
  isSaving: boolean;
  /** In place of the number of changes; empty for none. */
  message?: string;
  /** In place of the message, and not announced. */
  note?: ReactNode;
  /** In place of both. */
  error?: ReactNode;
  saveLabel?: string;
  /** Id of the form that Save submits, in place of `onSave`. */
  form?: string;
  onSave?: () => void | Promise<void>;
  discardLabel?: string;
  /** Default: the question on leaving. */
  discardQuestion?: Confirmation;
  /** Without it, nothing can be discarded. */
  onDiscard?: () => void;
  /** Stops a slow save. */
  onStop?: () => void;
}

/** At the foot of the page, wherever the form is. */
export function SaveBar(props: SaveBarProps): ReactNode {
  const footer = use(PageFooterContext);
  if (footer === undefined) return <Bar {...props} />;
  return footer ? createPortal(<Bar {...props} />, footer) : null;
}

function Bar(props: SaveBarProps): ReactNode {
  const { count, isSaving, note, error, form, onSave, onDiscard, onStop } = props;
  const { isDirty = (count ?? 0) > 0 } = props;
  const { canSave = isDirty } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const confirm = useConfirm();
  const isSent = useRef(false);
  const counted =
    count === undefined || count === 0
      ? t('save.unsaved')
      : t('save.changes', { count, number: format.number(count) });
  // Before the next render, a press would send again.
  const save = async (): Promise<void> => {
    if (isSent.current) return;
    isSent.current = true;
    try {
      await onSave?.();
    } finally {
      isSent.current = false;
    }
  };
  const discard = async (): Promise<void> => {
    const question = props.discardQuestion ?? {
      ...leaveQuestion(),
      title: t('save.discardTitle'),
    };
    if (await confirm(question)) onDiscard?.();
  };
  return (
    <div className={classes.bar} {...SINGLE_PRESS}>
      <div className={classes.text} data-wide={error ? true : undefined}>
        {error ?? note}
        <span role="status">{error || note || !isDirty ? null : (props.message ?? counted)}</span>
        {onStop ? <SlowSave isSaving={isSaving} onStop={onStop} /> : null}
      </div>
      {isDirty && onDiscard ? (
        <Button variant="default" disabled={isSaving} onClick={() => void discard()}>
          {props.discardLabel ?? t('save.discard')}
        </Button>
      ) : null}
      <Button
        {...SAVE_BUTTON}
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        onClick={form === undefined ? () => void save() : undefined}
        disabled={!canSave}
        loading={isSaving}
      >
        {props.saveLabel ?? t('actions.save')}
      </Button>
    </div>
  );
}
