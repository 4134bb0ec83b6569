import { Loader, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { lazyNamed } from '../page/lazyNamed.ts';
import { MountOnFirstOpen } from './MountOnFirstOpen.tsx';
import type { OpenerProps } from './MountOnFirstOpen.tsx';
import classes from './ChoiceMenu.module.css';

const loadPanel = () => import('./ChoiceMenuPanel.tsx');
const ChoiceMenuPanel = lazyNamed(loadPanel, 'ChoiceMenuPanel');

export interface Choice<Value extends string> {
  value: Value;
  content: ReactNode;
  hint?: string;
}

export interface ChoiceMenuProps<Value extends string> {
  /** Accessible name: the value and its field. */
  label: string;
  shown: ReactNode;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  isSaving?: boolean;
}

type ChoiceButtonProps = Pick<ChoiceMenuProps<string>, 'label' | 'shown' | 'isSaving'> &
  OpenerProps;

export function ChoiceButton(props: ChoiceButtonProps): ReactNode {
  const { label, shown, isSaving = false, ...rest } = props;
  return (
    <UnstyledButton
      className={classes.button ?? ''}
      aria-label={label}
      disabled={isSaving}
      {...rest}
    >
      {shown}
      {isSaving ? (
        <Loader size={12} aria-hidden />
      ) : (
        <IconChevronDown size={14} stroke={1.75} aria-hidden />
      )}
    </UnstyledButton>
  );
}

export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>): ReactNode {
  const { label, shown, value, choices, onChange, isSaving = false } = props;
  const button = { label, shown, isSaving };
  return (
    <MountOnFirstOpen
      what="menu"
      load={loadPanel}
      renderButton={(opener) => <ChoiceButton {...button} {...opener} />}
    >
      <ChoiceMenuPanel
        button={button}
        value={value}
        choices={choices}
        onChange={(next) => {
          const choice = choices.find((each) => each.value === next);
          if (choice && choice.value !== value) onChange(choice.value);
        }}
      />
    </MountOnFirstOpen>
  );
}
