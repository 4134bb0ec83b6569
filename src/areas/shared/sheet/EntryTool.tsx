import { SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ENTRIES } from './entry.ts';
import type { Entry } from './entry.ts';

interface EntryToolProps {
  entry: Entry;
  onChange: (entry: Entry) => void;
}

export function EntryTool({ entry, onChange }: EntryToolProps): ReactNode {
  const { t } = useTranslation('stock-sheet');
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('entry.label')}
        value={entry}
        onChange={onChange}
        data={ENTRIES.map((value) => ({ value, label: t(`entry.${value}`) }))}
      />
      <Text size="sm" c="dimmed" role="status">
        {entry === 'add' ? t('entry.adding') : null}
      </Text>
    </>
  );
}
