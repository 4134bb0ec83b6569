import { Button, Checkbox, Popover, Stack, Text } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '#ui/overlay/keep-escape.ts';
import type { ColumnKind } from './columns.ts';

export interface Choice {
  column: { id: string; header: string; detail?: string };
  kind: ColumnKind;
}

interface ColumnChooserProps {
  columns: readonly Choice[];
  isShown: (id: string) => boolean;
  onToggle: (id: string) => void;
}

const KINDS: readonly ColumnKind[] = ['currencies', 'regions', 'locations'];

export function ColumnChooser({ columns, isShown, onToggle }: ColumnChooserProps): ReactNode {
  const { t } = useTranslation('grid');
  const label = t('choose');
  return (
    <Popover position="bottom-end" shadow="md" width={240} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        onFocusCapture={keepEscape}
        style={{ maxBlockSize: '70dvh', overflowY: 'auto' }}
      >
        <Stack gap="md">
          {KINDS.map((kind) => {
            const own = columns.filter((one) => one.kind === kind);
            if (own.length === 0) return null;
            return (
              <Stack key={kind} gap={6} role="group" aria-label={t(kind)}>
                <Text size="xs" c="dimmed" fw={500}>
                  {t(kind)}
                </Text>
                {own.map(({ column }) => (
                  <Checkbox
                    key={column.id}
                    size="xs"
                    label={column.detail ? `${column.header} (${column.detail})` : column.header}
                    checked={isShown(column.id)}
                    onChange={() => onToggle(column.id)}
                  />
                ))}
              </Stack>
            );
          })}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
