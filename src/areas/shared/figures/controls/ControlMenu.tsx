import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from '#ui/overlay/ChoiceMenu.tsx';
import type { Choice } from '#ui/overlay/ChoiceMenu.tsx';

interface ControlMenuProps<Value extends string> {
  field: string;
  value: Value;
  choices: readonly (Choice<Value> & { content: string })[];
  onChange: (value: Value) => void;
}

/** Shows its value; the field is only said. */
export function ControlMenu<Value extends string>(props: ControlMenuProps<Value>): ReactNode {
  const { field, value, choices, onChange } = props;
  const { t } = useTranslation('figures');
  const shown = choices.find((choice) => choice.value === value)?.content ?? '';
  return (
    <ChoiceMenu
      label={t('controls.chosen', { value: shown, field })}
      shown={shown}
      value={value}
      choices={choices}
      onChange={onChange}
    />
  );
}
