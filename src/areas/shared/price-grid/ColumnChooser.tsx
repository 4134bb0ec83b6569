import { Button, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '#ui/overlay/keep-escape.ts';
import { PopoverCheck, PopoverGroup } from '#ui/overlay/PopoverGroup.tsx';
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
          data-phone="icon"
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
              <PopoverGroup key={kind} label={t(kind)}>
                {own.map(({ column }) => (
                  <PopoverCheck
                    key={column.id}
                    label={column.detail ? `${column.header} (${column.detail})` : column.header}
                    checked={isShown(column.id)}
                    onChange={() => onToggle(column.id)}
                  />
                ))}
              </PopoverGroup>
            );
          })}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
