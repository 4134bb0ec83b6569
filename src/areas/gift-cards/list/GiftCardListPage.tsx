import { Button } from '@mantine/core';
import { IconBuildingStore, IconFileExport, IconGift } from '@tabler/icons-react';
import { Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { useListExport } from '#shared/export/useListExport.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { giftCardRecord } from '../card/query.ts';
import { useStatusText } from '../GiftCardStatusBadge.tsx';
import { useGiftCardColumns } from './columns.tsx';
import { giftCardList } from './query.ts';
import type { ListedGiftCard } from './query.ts';

const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const RecentGiftCardChanges = lazyNamed(
  () => import('../bulk/RecentGiftCardChanges.tsx'),
  'RecentGiftCardChanges',
);
const DeleteGiftCard = lazyNamed(() => import('../DeleteGiftCard.tsx'), 'DeleteGiftCard');
const IssueForm = lazyNamed(() => import('../issue/IssueForm.tsx'), 'IssueForm');
const RowMenu = lazyNamed(() => import('./RowMenu.tsx'), 'RowMenu');
const ExportProgress = lazyNamed(
  () => import('#shared/export/ExportProgress.tsx'),
  'ExportProgress',
);

const FORMS = ['new'] as const;

/** The server searches and sorts. */
export function GiftCardListPage(): ReactNode {
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const list = useList(giftCardList);
  const columns = useGiftCardColumns(list.result.rows);
  const form = useOpenForm(FORMS);
  const hasContent = useFirstContent();
  const format = useFormat();
  const status = useStatusText();
  const file = useListExport<ListedGiftCard>();
  const [deleted, setDeleted] = useState<ListedGiftCard>();
  const startExport = (): void =>
    file.start(async (call) => {
      const { giftCardFile } = await import('./gift-card-file.ts');
      return giftCardFile(list.state, { t, common, number: format.number, status }, call);
    });
  const renderMenu = useCallback(
    (card: ListedGiftCard) => (
      <Suspense fallback={null}>
        <RowMenu card={card} onDelete={() => setDeleted(card)} />
      </Suspense>
    ),
    [],
  );
  return (
    <ListPage
      id="gift-cards"
      list={list}
      columns={columns}
      filters={{}}
      rowName={({ code }) => code}
      rowPath={(id, from) => paths.giftCard(id, from)}
      record={giftCardRecord}
      icon={IconGift}
      namespace="gift-cards"
      create={{ label: t('issue.new'), open: () => form.open('new') }}
      actions={
        <>
          {hasContent ? (
            <Suspense fallback={null}>
              <RecentGiftCardChanges />
            </Suspense>
          ) : null}
          <Button
            component={Link}
            to={paths.giftCardProducts()}
            variant="default"
            leftSection={<IconBuildingStore size={16} stroke={1.75} aria-hidden />}
          >
            {t('products.open')}
          </Button>
          <MoreMenu label={t('list.more')} place="page">
            <MoreItem
              icon={IconFileExport}
              disabled={list.result.count === 0 || file.progress !== undefined}
              onClick={startExport}
            >
              {t('export.action')}
            </MoreItem>
          </MoreMenu>
        </>
      }
      above={
        file.progress ? (
          <Suspense fallback={null}>
            <ExportProgress {...file.progress} onStop={file.stop} />
          </Suspense>
        ) : null
      }
      renderBulkActions={(ids, clear) => (
        <Suspense fallback={null}>
          <BulkActions ids={ids} clear={clear} />
        </Suspense>
      )}
      readAllIds={async () =>
        (await import('#shared/bulk/matching.ts')).readIdsOf(giftCardList, list.state)
      }
      renderMenu={renderMenu}
    >
      <FormDrawer
        form={form}
        forms={{
          new: { title: t('issue.new'), content: <IssueForm onClose={form.close} /> },
        }}
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
