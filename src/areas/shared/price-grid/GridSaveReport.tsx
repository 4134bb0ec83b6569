import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { StepsReport } from '../StepsReport.tsx';
import type { GridSave } from './useGridSave.ts';

/** How far a spreadsheet's save is, how to stop it, and which rows couldn't be saved. */
export function GridSaveReport({ saving }: { saving: GridSave }): ReactNode {
  const { failed, states } = saving;
  const { t } = useTranslation('grid');
  const format = useFormat();
  const done = states.filter(({ status }) => status === 'done').length;
  return (
    <>
      {saving.isSaving && states.length > 0 ? (
        <Text size="sm" role="status" mb="sm">
          {t('saving', {
            done: format.number(done),
            total: format.number(states.length),
          })}
        </Text>
      ) : null}
      <SlowSave isSaving={saving.isSaving} onStop={saving.stop} />
      {!saving.isSaving && failed.size > 0 ? (
        <Box mb="sm">
          <Banner
            tone="bad"
            title={t('notSaved', { count: failed.size, number: format.number(failed.size) })}
          >
            <StepsReport states={states.filter(({ status }) => status === 'failed')} />
          </Banner>
        </Box>
      ) : null}
    </>
  );
}
