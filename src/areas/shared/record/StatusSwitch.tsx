import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from '#ui/overlay/ChoiceMenu.tsx';

interface SwitchChoice {
  badge: ReactNode;
  hint: string;
}

interface StatusSwitchProps {
  /** The status in words, which may depend on dates too. */
  text: string;
  isOn: boolean;
  on: SwitchChoice;
  off: SwitchChoice;
  isSaving: boolean;
  onSwitch: () => void;
}

/** The badge of a record that is on or off, and the menu to change it. */
export function StatusSwitch(props: StatusSwitchProps): ReactNode {
  const { text, isOn, on, off, isSaving, onSwitch } = props;
  const { t } = useTranslation('common');
  return (
    <ChoiceMenu
      label={`${t('fields.status')}: ${text}`}
      shown={isOn ? on.badge : off.badge}
      value={isOn ? 'on' : 'off'}
      choices={[
        { value: 'on', content: on.badge, hint: on.hint },
        { value: 'off', content: off.badge, hint: off.hint },
      ]}
      isSaving={isSaving}
      onChange={onSwitch}
    />
  );
}

interface SwitchOnButtonProps {
  label: string;
  isSaving: boolean;
  onClick: () => void;
}

/** The main action of a record while it is off. */
export function SwitchOnButton({ label, isSaving, onClick }: SwitchOnButtonProps): ReactNode {
  return (
    <Button loading={isSaving} onClick={onClick}>
      {label}
    </Button>
  );
}
