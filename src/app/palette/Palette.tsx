import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SafePart } from '#ui/states/failures.tsx';
import { PHONE } from '#ui/theme/values.ts';
import type { PaletteArea } from '../area/area.ts';
import { PaletteContent } from './PaletteContent.tsx';
import classes from './palette.module.css';

interface PaletteProps {
  areas: readonly PaletteArea[];
  userId: string;
  opened: boolean;
  onClose: () => void;
}

export function Palette({ areas, userId, opened, onClose }: PaletteProps): ReactNode {
  const { t } = useTranslation('palette');
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  // Focus the new page after a choice; return on Escape.
  const [returnFocus, setReturnFocus] = useState(true);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={640}
      fullScreen={isPhone}
      returnFocus={returnFocus}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('label')} className={classes.dialog ?? ''}>
        <Modal.Body className={classes.body ?? ''}>
          <SafePart>
            <PaletteContent
              areas={areas}
              userId={userId}
              onClose={(chosen) => {
                setReturnFocus(!chosen);
                onClose();
              }}
            />
          </SafePart>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
