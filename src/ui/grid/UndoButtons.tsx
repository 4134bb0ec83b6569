import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridEdits } from './edits.ts';

export function UndoButtons({ edits }: { edits: GridEdits }): ReactNode {
  const { t } = useTranslation('grid');
  return (
    <>
      <ActionIcon
        size={36}
        aria-label={t('undo')}
        title={t('undo')}
        disabled={!edits.canUndo}
        onClick={edits.undo}
      >
        <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={36}
        aria-label={t('redo')}
        title={t('redo')}
        disabled={!edits.canRedo}
        onClick={edits.redo}
      >
        <IconArrowForwardUp size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  );
}
