import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface EditButtonProps {
  /** What it edits, for who doesn't see where it stands. */
  label: string;
  onClick: () => void;
}

/** Opens the form of the section whose heading it stands beside; quiet, because there is one in each. */
export function EditButton({ label, onClick }: EditButtonProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      c="dimmed"
      me={-8}
      leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />}
      aria-label={label}
      onClick={onClick}
    >
      {t('actions.edit')}
    </Button>
  );
}
