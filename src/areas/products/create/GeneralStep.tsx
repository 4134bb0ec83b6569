import { Switch, TextInput, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HANDLE, handleOf } from '#shared/handle.ts';
import { useTakenHandle } from '#shared/useHandleHolder.tsx';
import type { StepProps } from './step-props.ts';
import type { CreateValues } from './values.ts';

/** What a shopper reads. */
export function GeneralStep({ values, change, isChecked, problems }: StepProps): ReactNode {
  const { t } = useTranslation('products');
  const set = (part: Partial<CreateValues>): void => change((before) => ({ ...before, ...part }));
  const isHandleWrong = !HANDLE.test(values.handle.trim());
  const taken = useTakenHandle('product', values.handle);
  const isHandleTaken = problems.some(({ kind }) => kind === 'handleTaken');
  return (
    <>
      <TextInput
        label={t('fields.title')}
        required
        autoFocus
        value={values.title}
        error={isChecked && !values.title.trim() ? t('form.titleMissing') : undefined}
        onChange={(event) => {
          const title = event.currentTarget.value;
          change((before) => ({
            ...before,
            title,
            // A handle that follows the title goes on following it.
            handle: before.handle === handleOf(before.title) ? handleOf(title) : before.handle,
          }));
        }}
      />
      <TextInput
        label={t('fields.subtitle')}
        value={values.subtitle}
        onChange={(event) => set({ subtitle: event.currentTarget.value })}
      />
      <TextInput
        label={t('fields.handle')}
        description={t('fields.handleHint')}
        required
        leftSection="/"
        value={values.handle}
        error={
          isHandleWrong && (isChecked || values.handle !== '')
            ? t('form.handleInvalid')
            : isHandleTaken
              ? (taken ?? t('form.handleDuplicate'))
              : taken
        }
        onChange={(event) => set({ handle: event.currentTarget.value })}
      />
      <Textarea
        label={t('fields.description')}
        autosize
        minRows={4}
        maxRows={14}
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <TextInput
        label={t('fields.material')}
        value={values.material}
        onChange={(event) => set({ material: event.currentTarget.value })}
      />
      <Switch
        label={t('fields.discountable')}
        description={t('fields.discountableHint')}
        checked={values.discountable}
        onChange={(event) => set({ discountable: event.currentTarget.checked })}
      />
    </>
  );
}
