import { IconFileExport, IconRosetteDiscount } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { fixedSource } from '#ui/picker/source.ts';
import { useListExport } from '#shared/export/useListExport.ts';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { discountRecord } from '../discount/query.ts';
import { useStatusText } from '#shared/domain/discount-status.tsx';
import { useSentence } from '../useSentence.ts';
import { useDiscountColumns } from './columns.tsx';
import { discountList } from './query.ts';
import type { ListedDiscount } from './query.ts';
import { startingViews } from './views.ts';

const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const RecentDiscountChanges = lazyNamed(
  () => import('../bulk/RecentDiscountChanges.tsx'),
  'RecentDiscountChanges',
);
const DeleteDiscount = lazyNamed(() => import('../DeleteDiscount.tsx'), 'DeleteDiscount');
const RowMenu = lazyNamed(() => import('./RowMenu.tsx'), 'RowMenu');
const ExportProgress = lazyNamed(
  () => import('#shared/export/ExportProgress.tsx'),
  'ExportProgress',
);

export function DiscountListPage(): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const list = useList(discountList);
  const columns = useDiscountColumns();
  const starting = useMemo(() => startingViews(t), [t]);
  const hasContent = useFirstContent();
  const format = useFormat();
  const sentence = useSentence();
  const status = useStatusText();
  const file = useListExport<ListedDiscount>();
  const [deleted, setDeleted] = useState<ListedDiscount>();
  const startExport = (): void =>
    file.start(async (call) => {
      const { discountFile } = await import('./discount-file.ts');
      const words = { t, common, number: format.number, sentence: sentence.short, status };
      return discountFile(list.state, words, call);
    });
  const renderMenu = useCallback(
    (discount: ListedDiscount) => (
      <Suspense fallback={null}>
        <RowMenu discount={discount} onDelete={() => setDeleted(discount)} />
      </Suspense>
    ),
    [],
  );
  return (
    <ListPage
      id="discounts"
      list={list}
      columns={columns}
      startingViews={starting}
      filters={{
        is_dynamic: {
          label: t('filters.dynamic'),
          single: true,
          source: fixedSource([{ value: 'true', label: t('filters.dynamicYes') }]),
        },
        is_disabled: {
          label: t('filters.state'),
          single: true,
          source: fixedSource([
            { value: 'true', label: t('filters.disabled') },
            { value: 'false', label: t('filters.enabled') },
          ]),
        },
        created_at: t('filters.created'),
        updated_at: t('filters.updated'),
      }}
      rowName={({ code }) => code}
      rowPath={(id, from) => paths.discount(id, from)}
      record={discountRecord}
      icon={IconRosetteDiscount}
      namespace="discounts"
      create={{ label: t('create.new'), open: paths.newDiscount() }}
      actions={
        <>
          {hasContent ? (
            <Suspense fallback={null}>
              <RecentDiscountChanges />
            </Suspense>
          ) : null}
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
        (await import('#shared/bulk/matching.ts')).readIdsOf(discountList, list.state)
      }
      renderMenu={renderMenu}
    >
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteDiscount
            opened
            discount={deleted}
            onClose={() => setDeleted(undefined)}
            onDone={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </ListPage>
  );
}
