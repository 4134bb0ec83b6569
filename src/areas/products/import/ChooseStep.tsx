import { Button, Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveText } from '#app/activity/download.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { sizeInWords } from '#ui/files/file-rules.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { LONGEST_CELL, MOST_BYTES, MOST_COLUMNS, MOST_ROWS } from './limits.ts';
import type { StoreFacts } from './sheet.ts';
import { templateFor } from './template.ts';
import type { SheetState } from './useSheet.ts';
import classes from './import.module.css';

export function ChooseStep({ store, state }: { store: StoreFacts; state: SheetState }): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const tag = useTag();
  return (
    <div className={classes.narrow}>
      <FileDrop
        label={t('choose.drop')}
        hint={t('choose.limits', {
          rows: number(MOST_ROWS),
          size: sizeInWords(MOST_BYTES, tag),
        })}
        accept=".csv,.tsv,.txt,text/csv"
        maxSize={MOST_BYTES}
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
      {state.refusal ? (
        <Banner tone="bad" title={t('choose.refused')}>
          {t(`refusal.${state.refusal.reason}`, {
            row: number(state.refusal.fault.row ?? 0),
            cells: number(state.refusal.fault.cells ?? 0),
            headers: number(state.refusal.fault.headers ?? 0),
            rows: number(MOST_ROWS),
            columns: number(MOST_COLUMNS),
            characters: number(LONGEST_CELL),
          })}
        </Banner>
      ) : null}
      <div className={classes.template}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() => saveText(templateFor(store), 'products.csv')}
        >
          {t('choose.template')}
        </Button>
        <p className={classes.dim}>{t('choose.advice')}</p>
      </div>
    </div>
  );
}
