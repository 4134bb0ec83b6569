import { IconReceiptOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#app/errors/QueryError.tsx';
import { paths } from '#app/paths.ts';
import { Columns } from '#ui/page/Columns.tsx';
import { Page } from '#ui/page/Page.tsx';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';
import { editsOf } from './edits.ts';
import { EditView } from './EditView.tsx';
import { useOrderEdits } from './useOrderEdits.ts';

export function OrderEditPage(): ReactNode {
  const { t: common } = useTranslation('common');
  return (
    <RecordPage
      source={orderRecord}
      listPath={paths.orders}
      icon={<IconReceiptOff size={30} stroke={1.4} aria-hidden />}
      namespace="order"
      texts={{ list: common('fields.orders') }}
      sections={{ main: [5], side: [4] }}
    >
      {(order) => <EditOfOrder order={order} />}
    </RecordPage>
  );
}

function EditOfOrder({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation('order-edit');
  const query = useOrderEdits(order.id);
  if (query.data) return <EditView order={order} edits={editsOf(query.data)} />;
  const retry = (): void => void query.refetch();
  return (
    <Page
      title={t('page.title', { number: String(order.display_id) })}
      back={{ to: paths.order(order.id), label: t('page.back') }}
    >
      {query.isPending ? (
        <div aria-busy>
          <SlowNotice onRetry={retry} />
          <Columns main={<SectionSkeleton facts={5} />} side={<SectionSkeleton facts={4} />} />
        </div>
      ) : (
        <QueryError title={t('page.failed')} error={query.error} onRetry={retry} />
      )}
    </Page>
  );
}
