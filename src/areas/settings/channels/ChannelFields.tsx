import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';

interface ChannelFieldsProps {
  /** `form.getInputProps`. */
  inputProps: (field: 'name' | 'description') => GetInputPropsReturnType;
}

export function ChannelFields({ inputProps }: ChannelFieldsProps): ReactNode {
  return (
    <>
      <ChannelName inputProps={inputProps} />
      <ChannelDescription inputProps={inputProps} />
    </>
  );
}

export function ChannelName({ inputProps }: ChannelFieldsProps): ReactNode {
  const { t } = useTranslation('channels');
  return (
    <TextInput
      label={t('fields.name')}
      description={t('nameText')}
      required
      data-autofocus
      {...inputProps('name')}
    />
  );
}

export function ChannelDescription({ inputProps }: ChannelFieldsProps): ReactNode {
  const { t: common } = useTranslation('common');
  return (
    <GrowingTextarea
      label={common('fields.description')}
      minRows={2}
      {...inputProps('description')}
    />
  );
}
