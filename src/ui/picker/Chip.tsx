import { UnstyledButton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './picker.module.css';

interface Popup {
  opened: boolean;
  popup: 'listbox' | 'dialog';
  onClick: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

type ChipProps = {
  label: string;
  value: string | undefined;
  onRemove: () => void;
  ref?: Ref<HTMLDivElement>;
} & (Popup | Partial<Record<keyof Popup, never>>);

export function Chip(props: ChipProps): ReactNode {
  const { label, value, opened, popup, onClick, onRemove, ref, buttonRef } = props;
  const { t } = useTranslation('common');
  const text = (
    <>
      <span className={classes.chipLabel}>{label}</span>
      {value === undefined ? null : <bdi className={classes.chipValue}>{value}</bdi>}
    </>
  );
  return (
    <div className={classes.chip} ref={ref} data-set={value !== undefined || undefined}>
      {popup === undefined ? (
        <span className={classes.chipMain}>{text}</span>
      ) : (
        <UnstyledButton
          ref={buttonRef}
          className={classes.chipMain}
          aria-haspopup={popup}
          aria-expanded={opened}
          onClick={onClick}
        >
          {value === undefined ? <IconPlus size={13} stroke={2} aria-hidden /> : null}
          {text}
        </UnstyledButton>
      )}
      {value === undefined ? null : (
        <UnstyledButton
          className={classes.chipRemove}
          aria-label={t('picker.remove', { label })}
          onClick={onRemove}
        >
          <IconX size={13} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
    </div>
  );
}
