import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ToastAction.module.css';

interface ToastActionProps {
  text: string;
  label: string;
  onClick: () => void;
}

export function ToastAction({ text, label, onClick }: ToastActionProps): ReactNode {
  return (
    <span className={classes.row}>
      <span>{text}</span>
      <UnstyledButton className={classes.action} onClick={onClick}>
        {label}
      </UnstyledButton>
    </span>
  );
}
