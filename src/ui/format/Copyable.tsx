import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Copyable.module.css';

interface CopyableProps {
  /** What is copied: an id, an email address, a handle, a SKU. */
  value: string;
  /** What it is called: “Email address”. */
  label: string;
  /** How it is shown, a link say; the value as it is unless told. */
  children?: ReactNode;
}

/** A value with a button that copies it, which shows where one points at it or comes to it by the keyboard. */
export function Copyable({ value, label, children }: CopyableProps): ReactNode {
  const { t } = useTranslation('common');
  const { copied, copy } = useClipboard();
  // A page may have hundreds: only where one is about to copy something is said.
  const [isNear, setNear] = useState(false);
  const Icon = copied ? IconCheck : IconCopy;
  const name = copied ? t('copy.done') : t('copy.value', { label });
  return (
    <span className={classes.copyable} data-copied={copied || undefined}>
      {children ?? (
        <bdi dir="ltr" data-no-translate>
          {value}
        </bdi>
      )}
      <ActionIcon
        size={20}
        className={classes.button ?? ''}
        aria-label={name}
        title={name}
        onFocus={() => setNear(true)}
        onPointerEnter={() => setNear(true)}
        onClick={() => copy(value)}
      >
        <Icon size={14} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isNear ? (
        <span className="qm-visually-hidden" role="status">
          {copied ? t('copy.done') : null}
        </span>
      ) : null}
    </span>
  );
}
