import { Alert, Button, Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveText } from '../../../app/activity/download.ts';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import type { StoreFacts } from './sheet.ts';
import { templateFor } from './template.ts';
import type { SheetState } from './useSheet.ts';
import classes from './import.module.css';

/** Where the file is chosen. */
export function ChooseStep({ store, state }: { store: StoreFacts; state: SheetState }): ReactNode {
  const { t } = useTranslation('imports');
  return (
    <div className={classes.narrow}>
      <FileDrop
        label={t('choose.drop')}
        hint={t('choose.hint')}
        accept=".csv,text/csv"
        disabled={state.isReading}
        onFiles={([file]) => {
          if (file) state.open(file, store);
        }}
      />
      {state.isReading ? (
        <p className={classes.waiting} role="status">
          <Loader size="xs" aria-hidden />
          {t('choose.reading')}
        </p>
      ) : null}
      {state.isUnreadable ? (
        <Alert color="red" variant="light" role="alert">
          {t('choose.unreadable')}
        </Alert>
      ) : null}
      <div className={classes.template}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() => saveText(templateFor(store), 'products.csv')}
        >
          {t('choose.template')}
        </Button>
        <p className={classes.dim}>{t('choose.tip')}</p>
      </div>
    </div>
  );
}
