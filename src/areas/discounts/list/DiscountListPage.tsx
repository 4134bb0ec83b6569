import { IconRosetteDiscount } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { useExportMenu } from '#shared/export/useListExport.tsx';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { discountRecord } from '../discount/query.ts';
import { useStatusText } from '#shared/domain/discount-status.tsx';
import { useShortSentence } from '../useShortSentence.ts';
import { useDiscountColumns } from './columns.tsx';
import { useDiscountFilters } from './filters.ts';
import { discountCountOf, discountList } from './query.ts';
import type { ListedDiscount } from './query.ts';
import { startingViews } from './views.ts';

const BulkActions = lazyNamed(() => import('../bulk/BulkActions.tsx'), 'BulkActions');
const RecentDiscountChanges = lazyNamed(
  () => import('../bulk/RecentDiscountChanges.tsx'),
  'RecentDiscountChanges',
);
const DeleteDiscount = lazyNamed(() => import('../DeleteDiscount.tsx'), 'DeleteDiscount');
const RegionCount = lazyNamed(() => import('./RegionCount.tsx'), 'RegionCount');
const RowMenu = lazyNamed(() => import('./RowMenu.tsx'), 'RowMenu');

export function DiscountListPage(): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const list = useList(discountList);
  const [regionCount, setRegionCount] = useState<number>();
  const columns = useDiscountColumns(regionCount);
  const { t: statuses } = useTranslation('statuses');
  const starting = useMemo(() => startingViews(t, statuses), [t, statuses]);
  const format = useFormat();
  const sentence = useShortSentence();
  const status = useStatusText();
  const [deleted, setDeleted] = useState<ListedDiscount>();
  const file = useExportMenu<ListedDiscount>('discounts', {
    isEmpty: list.result.count === 0,
    prepare: async (call) => {
      const { discountFile } = await import('./discount-file.ts');
      const words = { t, common, number: format.number, sentence, status };
      return discountFile(list.state, words, call);
    },
  });
  const renderMenu = useCallback(
    (discount: ListedDiscount) => (
      <RowMenu discount={discount} onDelete={() => setDeleted(discount)} />
    ),
    [],
  );
  return (
    <ListPage
      id="discounts"
      list={list}
      columns={columns}
      startingViews={starting}
      countOf={discountCountOf}
      filters={useDiscountFilters()}
      rowName={({ code }) => code}
      rowPath={(id, from) => paths.discount(id, from)}
      record={discountRecord}
      icon={IconRosetteDiscount}
      namespace="discounts"
      create={{ label: t('create.new'), open: paths.newDiscount() }}
      laterActions={
        <>
          <RecentDiscountChanges />
          <RegionCount onRead={setRegionCount} />
        </>
      }
      menu={file.menu}
      above={file.bar}
      renderBulkActions={(ids, clear) => <BulkActions ids={ids} clear={clear} />}
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
