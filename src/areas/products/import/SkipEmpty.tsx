import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Edits } from '#ui/grid/edits.ts';
import { emptyColumns } from './empty-columns.ts';
import type { OpenSheet } from './useSheet.ts';

interface SkipEmptyProps {
  sheet: Pick<OpenSheet, 'targets' | 'rows' | 'count' | 'problems'>;
  edits: Edits;
  onSkip: (targets: ReadonlyMap<number, string>) => void;
}

export function SkipEmpty({ sheet, edits, onSkip }: SkipEmptyProps): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const { targets, rows, count, problems } = sheet;
  const columns = useMemo(
    () =>
      problems === undefined || rows.length < count
        ? []
        : emptyColumns({ targets, rows }, edits, problems),
    [targets, rows, count, edits, problems],
  );
  if (columns.length === 0) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => onSkip(new Map(columns.map((column) => [column, ''])))}
    >
      {t('check.leaveOutEmpty', { count: columns.length, number: number(columns.length) })}
    </Button>
  );
}
