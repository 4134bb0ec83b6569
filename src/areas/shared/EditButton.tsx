import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface EditButtonProps {
  /** What it edits, for screen readers. */
  label: string;
  onClick: () => void;
}

/** Opens a form from a heading, a section's or the page's; subtle, because each section has one. */
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
