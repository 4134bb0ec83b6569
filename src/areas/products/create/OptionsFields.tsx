import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { TagInput } from '#ui/tags/TagInput.tsx';
import { withOptions } from './carry-over-values.ts';
import type { UndoableCarryOver } from './CarryOverNotice.tsx';
import classes from './create.module.css';
import type { DraftOption } from './combinations.ts';
import type { StepProps } from './step-props.ts';

let made = 0;

/** Client-side id. */
const newId = (): string => {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
};

export function OptionsFields(
  props: StepProps & { onCarryOver: (carryOver: UndoableCarryOver | undefined) => void },
): ReactNode {
  const { values, change, attempt, onCarryOver } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const { options } = values;
  const edit = (next: (options: DraftOption[]) => DraftOption[]): void => {
    let over: UndoableCarryOver | undefined;
    change((before) => {
      const { values: after, carryOver } = withOptions(before, next(before.options));
      over = carryOver && { ...carryOver, before, after };
      return after;
    });
    onCarryOver(over);
  };
  const set = (id: string, part: Partial<DraftOption>): void =>
    edit((before) => before.map((option) => (option.id === id ? { ...option, ...part } : option)));
  return (
    <>
      {options.map((option, index) => (
        <div key={option.id} className={classes.option}>
          <TextInput
            label={t('create.optionName', { number: format.number(index + 1) })}
            placeholder={t('create.optionNameHint')}
            value={option.title}
            autoFocus={!option.title && option.values.length === 0}
            error={attempt > 0 && !option.title.trim() ? t('options.titleMissing') : undefined}
            onChange={(event) => {
              const title = event.currentTarget.value;
              change((before) => ({
                ...before,
                options: before.options.map((one) =>
                  one.id === option.id ? { ...one, title } : one,
                ),
              }));
            }}
          />
          <TagInput
            label={t('create.optionValues', { number: format.number(index + 1) })}
            placeholder={option.values.length === 0 ? t('create.optionValuesHint') : ''}
            value={option.values}
            error={
              attempt > 0 && option.values.length === 0 ? t('variants.valueMissing') : undefined
            }
            onChange={(next) => set(option.id, { values: next })}
          />
          <ActionIcon
            size={36}
            data-beside="field"
            color="red"
            aria-label={t('create.removeOption', {
              option: option.title || format.number(index + 1),
            })}
            onClick={() => edit((before) => before.filter(({ id }) => id !== option.id))}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => edit((before) => [...before, { id: newId(), title: '', values: [] }])}
        >
          {t('options.add')}
        </Button>
      </Group>
    </>
  );
}
