import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OLD_ENCODINGS, isOldEncoding } from '#shared/files/decode.ts';
import type { OldEncoding } from '#shared/files/decode.ts';
import classes from './import.module.css';

interface EncodingChoiceProps {
  encoding: OldEncoding;
  onChange: (encoding: OldEncoding) => void;
}

/** Encoding of a file that doesn't declare one. */
export function EncodingChoice({ encoding, onChange }: EncodingChoiceProps): ReactNode {
  const { t } = useTranslation('imports');
  return (
    <Select
      className={classes.location ?? ''}
      label={t('encoding.label')}
      description={t('encoding.text')}
      data={OLD_ENCODINGS.map((value) => ({ value, label: t(`encoding.${value}`) }))}
      value={encoding}
      allowDeselect={false}
      onChange={(chosen) => {
        if (chosen !== null && isOldEncoding(chosen)) onChange(chosen);
      }}
    />
  );
}
