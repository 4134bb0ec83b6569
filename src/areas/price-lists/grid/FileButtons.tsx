import { Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { PARAMS, paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { usePriceSheet } from '#shared/price-grid/price-sheet.ts';
import { idsAt } from '#shared/read/ids-at.ts';
import type { Market } from './columns.ts';
import type { GridVariant } from './query.ts';
import type { Tier } from './tiers.ts';

const ImportPrices = lazyNamed(() => import('./ImportPrices.tsx'), 'ImportPrices');

interface FileButtonsProps {
  name: string;
  /** Opens the import at once. */
  startsOpen: boolean | undefined;
  variants: readonly GridVariant[];
  /** Visible columns. */
  columns: readonly GridColumn[];
  tiers: readonly Tier[];
  /** Saved value. */
  valueOf: (row: string, column: string) => CellValue | undefined;
  markets: ReadonlyMap<string, Market>;
  onTier: (tier: Tier) => void;
  onMarkets: (ids: readonly string[]) => void;
}

export function FileButtons(props: FileButtonsProps): ReactNode {
  const { name, variants, columns, tiers, markets, onTier, onMarkets } = props;
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const { edits } = usePriceSheet();
  const [isOpen, setOpen] = useState(props.startsOpen === true);
  const [times, setTimes] = useState(props.startsOpen === true ? 1 : 0);
  // Without the store's currencies a file has no prices.
  const isWaiting = markets.size === 0;
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { valueOf: savedOf } = props;
  const valueOf = useCallback(
    (row: string, column: string): CellValue | undefined => {
      const edited = edits.edits.get(row)?.get(column);
      return edited === undefined ? savedOf(row, column) : edited;
    },
    [edits.edits, savedOf],
  );
  const sheet = useMemo(
    () => ({ variants, tiers, markets: [...markets.values()], valueOf }),
    [variants, tiers, markets, valueOf],
  );
  // The global mutation handler reports failures.
  const { mutate: save } = useMutation({
    mutationFn: async () => {
      const [{ priceFile, marketsIn }, { saveText }] = await Promise.all([
        import('./price-file.ts'),
        import('#app/activity/download.ts'),
      ]);
      const shown = columns.map(({ id }) => id);
      const written = marketsIn(markets.values(), shown);
      saveText(priceFile({ variants, markets: written, tiers, valueOf }), `${name}.csv`);
      const count = variants.length;
      showToast('success', {
        message: t('file.exported', { count, number: format.number(count) }),
      });
    },
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isWaiting}
        leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
        onClick={() => save()}
      >
        {t('file.export')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isWaiting}
        leftSection={<IconUpload size={14} stroke={1.75} aria-hidden />}
        onClick={() => {
          setTimes(times + 1);
          setOpen(true);
        }}
      >
        {t('file.import')}
      </Button>
      <RetryingSuspense of={times} onMissing={() => setOpen(false)}>
        {times > 0 ? (
          <ImportPrices
            key={times}
            opened={isOpen}
            sheet={sheet}
            onClose={() => setOpen(false)}
            onProducts={(ids) => {
              const before = idsAt(window.location, PARAMS.product) ?? [];
              void navigate(paths.priceListPrices(id, [...before, ...ids]), { replace: true });
            }}
            onTake={(plan) => {
              setOpen(false);
              for (const tier of plan.newTiers) onTier(tier);
              onMarkets(plan.markets);
              edits.write(
                plan.writes.map((write) => {
                  const isSaved = (savedOf(write.row, write.column) ?? null) === write.value;
                  // Saved values aren't edits.
                  return isSaved ? { ...write, value: undefined } : write;
                }),
              );
            }}
          />
        ) : null}
      </RetryingSuspense>
    </>
  );
}
