import { TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { MOST_PASTED } from './tags.ts';
import { useTagText } from './useTagText.ts';

interface TagInputProps {
  label: string;
  value: string[];
  onChange: (value: string[]) => void;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Comma, Enter and blur end a tag. */
export function TagInput({ value, onChange, error, ...field }: TagInputProps): ReactNode {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const text = useTagText(value, onChange);
  return (
    <TagsInput
      {...field}
      value={value}
      {...text.field}
      error={text.isTooMuch ? t('picker.tooMany', { number: number(MOST_PASTED) }) : error}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': t('picker.clear') }}
    />
  );
}
