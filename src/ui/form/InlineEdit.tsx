import { IconPencil } from '@tabler/icons-react';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryingSuspense } from '../states/RetryingSuspense.tsx';
import classes from './InlineEdit.module.css';

interface InlineEditProps {
  /** Names the field. */
  label: string;
  shown: ReactNode;
  /** A figure in a table. */
  isCell?: boolean;
  /** Called on hover and focus. */
  load: () => Promise<unknown>;
  /** Lazy, see `InlineEditor`. */
  renderEditor: (onClose: () => void) => ReactNode;
}

/** A value that turns into its field on click, tap or Enter. */
export function InlineEdit(props: InlineEditProps): ReactNode {
  const { label, shown, isCell = false, load, renderEditor } = props;
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // With Tab or a click the focus is elsewhere already.
    const isLost = document.activeElement === document.body;
    if (!isOpen && times > 0 && isLost) button.current?.focus();
  }, [isOpen, times]);
  const fetch = (): void => void load().catch(() => undefined);
  const show = (): void => {
    setOpen(true);
    setTimes((earlier) => earlier + 1);
  };
  const open = (): void => {
    // The next key is for the field.
    if (times > 0) show();
    // A transition keeps the button and its focus until the editor has loaded.
    else startTransition(show);
  };
  const closed = (
    <div className={classes.value} data-inline-edit data-cell={isCell || undefined}>
      <div className={classes.shown}>{shown}</div>
      <button
        ref={button}
        type="button"
        className={classes.edit}
        title={t('actions.editField', { field: label })}
        onFocus={fetch}
        onPointerEnter={fetch}
        onClick={open}
      >
        <IconPencil size={14} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
  return (
    <RetryingSuspense of={times} place={closed}>
      {isOpen ? renderEditor(() => setOpen(false)) : closed}
    </RetryingSuspense>
  );
}
