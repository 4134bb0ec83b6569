import { Button, TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './stocktake.module.css';

interface ScanFormProps {
  field: RefObject<HTMLInputElement | null>;
  onCode: (code: string) => void;
  /** Further buttons. */
  children: ReactNode;
}

/** Keeps its text to itself: a scanner's keys must not redraw the lists. */
export function ScanForm({ field, onCode, children }: ScanFormProps): ReactNode {
  const { t } = useTranslation('inventory');
  const [text, setText] = useState('');
  return (
    <form
      className={classes.scan}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(text);
        setText('');
      }}
    >
      <TextInput
        ref={field}
        label={t('stocktake.code')}
        description={t('stocktake.codeHint')}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        leftSection={<IconBarcode size={18} stroke={1.6} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('stocktake.take')}
      </Button>
      {children}
    </form>
  );
}
