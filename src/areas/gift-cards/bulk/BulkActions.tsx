import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { BulkButtons } from '#shared/bulk/BulkButtons.tsx';
import { readGiftCards } from './gift-cards.ts';
import type { GiftCardChange } from './gift-cards.ts';

const GiftCardBulkDialog = lazyNamed(
  () => import('./GiftCardBulkDialog.tsx'),
  'GiftCardBulkDialog',
);

type Action = GiftCardChange['kind'] | 'copy';

const FIRST: readonly Action[] = ['enable', 'disable', 'copy'];
const FURTHER: readonly (readonly Action[])[] = [['delete']];

interface BulkActionsProps {
  ids: readonly string[];
  /** Unselects them. */
  clear: () => void;
}

/** What can be done with the selected gift cards. */
export function BulkActions({ ids, clear }: BulkActionsProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const [kind, setKind] = useState<GiftCardChange['kind']>();
  const copy = useCopyCodes(ids);
  return (
    <>
      <BulkButtons<Action>
        first={FIRST}
        further={FURTHER}
        labelOf={(one) => t(`bulk.action.${one}`)}
        dangerous="delete"
        onChoose={(one) => {
          if (one === 'copy') copy();
          else setKind(one);
        }}
      />
      {kind ? (
        <Suspense fallback={null}>
          <GiftCardBulkDialog
            kind={kind}
            ids={ids}
            onClose={() => setKind(undefined)}
            onDone={() => {
              setKind(undefined);
              clear();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Copies the codes of gift cards, each on a line of its own. */
function useCopyCodes(ids: readonly string[]): () => void {
  const { t } = useTranslation('gift-cards');
  const format = useFormat();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // Nothing is open that could be left: it runs to its end.
      const found = await readGiftCards(ids, { signal: new AbortController().signal });
      try {
        await navigator.clipboard.writeText(found.map(({ code }) => code).join('\n'));
        const count = found.length;
        showToast('success', {
          message: t('bulk.copied', { count, number: format.number(count) }),
        });
      } catch {
        showToast('error', { message: t('bulk.copyFailed') });
      }
    },
  });
  return mutate;
}
