import { Box, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { StepsReport } from '../save/StepsReport.tsx';
import type { GridSave } from './useGridSave.ts';

/** From this many rows on, Stop shows at once. */
const LONG = 50;
/** The grid marks all failed rows. */
const LISTED = 20;

export function GridSaveReport({ saving }: { saving: GridSave }): ReactNode {
  const { failed, states } = saving;
  const { t } = useTranslation('grid');
  const format = useFormat();
  const { t: ofRows } = useTranslation(saving.words);
  const { t: common } = useTranslation('common');
  const isLong = states.length >= LONG;
  const done = states.filter(({ status }) => status === 'done').length;
  return (
    <>
      {saving.isSaving && states.length > 0 ? (
        <Group gap="sm" mb="sm">
          <Text size="sm" role="status">
            {t('saving', {
              done: format.number(done),
              total: format.number(states.length),
            })}
          </Text>
          {isLong ? (
            <Button size="compact-sm" variant="default" onClick={saving.stop}>
              {common('form.stop')}
            </Button>
          ) : null}
        </Group>
      ) : null}
      <SlowSave isSaving={saving.isSaving && !isLong} onStop={saving.stop} />
      {!saving.isSaving && failed.size > 0 ? (
        <Box mb="sm">
          <Banner
            tone="bad"
            title={ofRows('notSaved', { count: failed.size, number: format.number(failed.size) })}
          >
            <StepsReport states={states.filter(({ id }) => failed.has(id)).slice(0, LISTED)} />
          </Banner>
        </Box>
      ) : null}
    </>
  );
}
