import { IconBuildingStore, IconGift } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { choiceSource } from '#ui/picker/source.ts';
import { useExportMenu } from '#shared/export/useListExport.tsx';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { giftCardRecord } from '../card/query.ts';
import { useStatusText } from '../GiftCardStatusBadge.tsx';
import { useGiftCardColumns } from './columns.tsx';
import { giftCardCountOf, giftCardList } from './query.ts';
import type { ListedGiftCard } from './query.ts';
import { STATUSES } from '../status.ts';
import { startingViews } from './views.ts';

const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const RecentGiftCardChanges = lazyNamed(
  () => import('../bulk/RecentGiftCardChanges.tsx'),
  'RecentGiftCardChanges',
);
const DeleteGiftCard = lazyNamed(() => import('../DeleteGiftCard.tsx'), 'DeleteGiftCard');
const IssueForm = lazyNamed(() => import('../issue/IssueForm.tsx'), 'IssueForm');
const RowMenu = lazyNamed(() => import('./RowMenu.tsx'), 'RowMenu');

const FORMS = ['new'] as const;

/** The server searches and sorts; statuses are found here. */
export function GiftCardListPage(): ReactNode {
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const list = useList(giftCardList);
  const columns = useGiftCardColumns();
  const form = useOpenForm(FORMS);
  const format = useFormat();
  const status = useStatusText();
  const starting = useMemo(() => startingViews(t), [t]);
  const [deleted, setDeleted] = useState<ListedGiftCard>();
  const file = useExportMenu<ListedGiftCard>('gift-cards', {
    isEmpty: list.result.count === 0,
    prepare: async (call) => {
      const { giftCardFile } = await import('./gift-card-file.ts');
      return giftCardFile(list.state, { t, common, number: format.number, status }, call);
    },
  });
  const renderMenu = useCallback(
    (card: ListedGiftCard) => <RowMenu card={card} onDelete={() => setDeleted(card)} />,
    [],
  );
  return (
    <ListPage
      id="gift-cards"
      list={list}
      columns={columns}
      startingViews={starting}
      countOf={giftCardCountOf}
      filters={{
        status: { label: common('fields.status'), source: choiceSource(STATUSES, status) },
      }}
      rowName={({ code }) => code}
      rowPath={(id, from) => paths.giftCard(id, from)}
      record={giftCardRecord}
      icon={IconGift}
      namespace="gift-cards"
      create={{ label: t('issue.new'), open: () => form.open('new') }}
      laterActions={<RecentGiftCardChanges />}
      further={[
        { label: t('products.open'), icon: IconBuildingStore, to: paths.giftCardProducts() },
      ]}
      menu={file.menu}
      above={file.bar}
      renderBulkActions={(ids, clear) => <BulkActions ids={ids} clear={clear} />}
      readAllIds={async () =>
        (await import('#shared/bulk/matching.ts')).readIdsOf(giftCardList, list.state)
      }
      renderMenu={renderMenu}
    >
      <FormDrawer
        form={form}
        forms={{ new: { title: t('issue.new'), content: <IssueForm onClose={form.close} /> } }}
      />
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteGiftCard
            opened
            card={deleted}
            onClose={() => setDeleted(undefined)}
            onDone={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </ListPage>
  );
}
