import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import type { GridEdits } from '#ui/grid/edits.ts';
import { parseAmount } from '#ui/number/parse.ts';
import { percent } from './marks.ts';
import type { Mark } from './marks.ts';
import type { GridVariant } from './query.ts';

interface MarkedPricesProps {
  edits: GridEdits;
  variants: readonly GridVariant[];
  columns: readonly GridColumn[];
  valueOf: (row: string, column: string) => CellValue | undefined;
  markAt: (row: string, column: string, value: CellValue | undefined) => Mark | undefined;
  /** Percent. */
  share: number;
  onShare: (share: number) => void;
  onShow: (row: string, column: string) => void;
}

interface Place {
  row: string;
  column: string;
}

export function MarkedPrices(props: MarkedPricesProps): ReactNode {
  const { edits, variants, columns, valueOf, markAt, share, onShare, onShow } = props;
  const { t } = useTranslation('price-lists');
  const format = useFormat();
  const tag = useTag();
  const field = useId();
  const [typed, setTyped] = useState<string>();
  // Last cell shown per mark; the next click continues from it.
  const last = useRef({ above: -1, below: -1 });
  const changed = useDeferredValue(edits.edits);
  const marked = useMemo(() => {
    const places: Record<Mark, Place[]> = { above: [], below: [] };
    for (const { id: row } of variants) {
      const cells = changed.get(row);
      for (const { id: column, isFixed } of columns) {
        if (isFixed) continue;
        const edited = cells?.get(column);
        const value = edited === undefined ? valueOf(row, column) : edited;
        // Most of thousands of cells are empty.
        const mark = typeof value === 'number' ? markAt(row, column, value) : undefined;
        if (mark) places[mark].push({ row, column });
      }
    }
    return places;
  }, [changed, variants, columns, valueOf, markAt]);
  const showNext = (mark: Mark): void => {
    const places = marked[mark];
    last.current[mark] = (last.current[mark] + 1) % places.length;
    const place = places[last.current[mark]];
    if (place) onShow(place.row, place.column);
  };
  const take = (text: string): void => {
    setTyped(text);
    const { minor } = parseAmount(text, { tag, digits: 0, signs: ['%', '٪'] });
    if (typeof minor === 'number' && minor <= 100) onShare(minor);
  };
  return (
    <Group gap="xs">
      <Group gap={6} wrap="nowrap">
        <Text size="xs" c="dimmed" component="label" htmlFor={field}>
          {t('grid.share')}
        </Text>
        <TextInput
          id={field}
          size="xs"
          w={64}
          aria-description={t('grid.shareHint')}
          title={t('grid.shareHint')}
          inputMode="numeric"
          autoComplete="off"
          rightSection="%"
          rightSectionWidth={24}
          value={typed ?? format.number(share)}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
      </Group>
      {(['above', 'below'] as const).map((mark) => {
        const count = marked[mark].length;
        if (count === 0) return null;
        return (
          <Button
            key={mark}
            size="compact-sm"
            variant="default"
            leftSection={
              <IconAlertTriangle size={14} stroke={1.75} color="var(--qm-warning)" aria-hidden />
            }
            onClick={() => showNext(mark)}
          >
            {t(`grid.${mark}`, {
              count,
              number: format.number(count),
              share: percent(share, format.number),
            })}
          </Button>
        );
      })}
    </Group>
  );
}
