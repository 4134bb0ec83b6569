import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Copyable.module.css';

interface CopyButtonProps {
  value: string;
  label: string;
  /** Pixels. */
  size?: number;
}

export function CopyButton({ value, label, size = 24 }: CopyButtonProps): ReactNode {
  const { t } = useTranslation('common');
  const { copied, copy } = useClipboard();
  // Hundreds per page: mount the live region only when near.
  const [isNear, setNear] = useState(false);
  const Icon = copied ? IconCheck : IconCopy;
  const name = copied ? t('copy.done') : t('copy.value', { label });
  return (
    <span className={classes.copy} data-copied={copied || undefined}>
      <ActionIcon
        size={size}
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

interface CopyableProps {
  value: string;
  label: string;
  children?: ReactNode;
}

export function Copyable({ value, label, children }: CopyableProps): ReactNode {
  return (
    <span className={classes.copyable}>
      {children ?? (
        <bdi dir="ltr" data-no-translate>
          {value}
        </bdi>
      )}
      <CopyButton value={value} label={label} size={20} />
    </span>
  );
}
