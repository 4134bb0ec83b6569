import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface EditButtonProps {
  /** What it edits, for who doesn't see where it stands. */
  label: string;
  onClick: () => void;
}

/** Opens the form of the section whose heading it stands beside. */
export function EditButton({ label, onClick }: EditButtonProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    <Button size="compact-sm" variant="default" aria-label={label} onClick={onClick}>
      {t('actions.edit')}
    </Button>
  );
}
