import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface EditButtonProps {
  label: string;
  onClick: () => void;
}

/** Subtle, since every section has one. */
export function EditButton({ label, onClick }: EditButtonProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      c="dimmed"
      data-quiet
      leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />}
      aria-label={label}
      onClick={onClick}
    >
      {t('actions.edit')}
    </Button>
  );
}
