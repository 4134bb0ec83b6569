import { Menu } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { SINGLE_PRESS } from '../keyboard/single-press.ts';
import { ChoiceButton } from './ChoiceMenu.tsx';
import type { Choice } from './ChoiceMenu.tsx';
import classes from './ChoiceMenu.module.css';
import { useOpenOnArrival } from './useOpenOnArrival.ts';

interface ChoiceMenuPanelProps {
  button: { label: string; shown: ReactNode; isSaving: boolean };
  value: string;
  choices: readonly Choice<string>[];
  onChange: (value: string) => void;
}

export function ChoiceMenuPanel(props: ChoiceMenuPanelProps): ReactNode {
  const { button, value, choices, onChange } = props;
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenOnArrival(target);
  return (
    <Menu position="bottom-start" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <ChoiceButton {...button} ref={target} />
      </Menu.Target>
      {/* The Enter that opened it must not choose. */}
      <Menu.Dropdown {...SINGLE_PRESS}>
        <Menu.RadioGroup value={value} onChange={onChange}>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick>
              {choice.content}
              {choice.hint ? <div className={classes.hint}>{choice.hint}</div> : null}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
