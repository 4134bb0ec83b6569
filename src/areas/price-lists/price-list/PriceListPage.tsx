import { Button } from '@mantine/core';
import { IconCopy, IconEraser, IconReceipt2, IconTable, IconTag } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUpdatePriceList } from '#generated/admin/price-lists/price-lists.ts';
import { paths } from '#app/paths.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { PeriodBadge, usePeriodText } from '#shared/domain/period.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { KnownHead } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { StatusSwitch, SwitchOnButton } from '#shared/record/StatusSwitch.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import type { ListedPriceList } from '#shared/sources/all-price-lists.ts';
import { PriceListFacts, PriceListGeneralForm, loadForm } from './PriceListFacts.tsx';
import { PriceListProducts } from './PriceListProducts.tsx';
import { priceListRecord } from './query.ts';
import type { PriceList } from './query.ts';

const ShopperPriceForm = lazyNamed(
  () => import('#shared/shopper-price/ShopperPriceForm.tsx'),
  'ShopperPriceForm',
);
const DeletePriceList = lazyNamed(() => import('../DeletePriceList.tsx'), 'DeletePriceList');
const DeleteAllPrices = lazyNamed(() => import('./DeleteAllPrices.tsx'), 'DeleteAllPrices');
const DuplicatePriceList = lazyNamed(
  () => import('../DuplicatePriceList.tsx'),
  'DuplicatePriceList',
);

export function PriceListPage(): ReactNode {
  return (
    <RecordPage
      source={priceListRecord}
      listPath={paths.priceLists}
      icon={<IconReceipt2 size={30} stroke={1.4} aria-hidden />}
      namespace="price-lists"
      known={headOf}
      sections={{ main: [8], side: [6] }}
    >
      {(list) => <PriceListContent list={list} />}
    </RecordPage>
  );
}

const headOf = (list: ListedPriceList): KnownHead => ({
  title: list.name,
  status: <PeriodBadge of={list} off={list.status === 'draft' ? 'draft' : undefined} />,
});

const FORMS = ['general', 'pays', ...RECORD_FORMS] as const;

function PriceListContent({ list }: { list: PriceList }): ReactNode {
  const { t } = useTranslation('price-lists');
  const { t: tools } = useTranslation('price-tools');
  const { t: common } = useTranslation('common');
  const { t: statuses } = useTranslation('statuses');
  const period = usePeriodText();
  const form = useOpenForm(FORMS);
  const [asked, setAsked] = useState<'copy' | 'clear'>();
  const close = (): void => setAsked(undefined);
  const isDraft = list.status === 'draft';
  const status = useUpdatePriceList({
    mutation: { meta: { success: t(isDraft ? 'page.activated' : 'page.drafted') } },
  });
  const change = (): void =>
    status.mutate({ id: list.id, data: { status: isDraft ? 'active' : 'draft' } });
  return (
    <>
      <RecordView
        record={list}
        title={list.name}
        rename={{
          label: t('fields.name'),
          load: loadForm,
          renderForm: (onClose) => (
            <PriceListGeneralForm list={list} only={['name']} onClose={onClose} />
          ),
        }}
        status={
          <StatusSwitch
            text={isDraft ? statuses('period.draft') : period(list)}
            isOn={!isDraft}
            on={{
              badge: <PeriodBadge of={list} off={undefined} />,
              hint: t('statusHint.active'),
            }}
            off={{ badge: <PeriodBadge of={list} off="draft" />, hint: t('statusHint.draft') }}
            isSaving={status.isPending}
            onSwitch={change}
          />
        }
        actions={
          <>
            <Button
              component={Link}
              {...(isDraft ? { variant: 'default' } : {})}
              to={paths.priceListPrices(list.id)}
              leftSection={<IconTable size={16} stroke={1.75} aria-hidden />}
            >
              {t('page.editPrices')}
            </Button>
            {isDraft ? (
              <SwitchOnButton
                label={t('bulk.activate')}
                isSaving={status.isPending}
                onClick={change}
              />
            ) : null}
          </>
        }
        menu={
          <>
            <MoreItem icon={IconTag} onClick={() => form.open('pays')}>
              {tools('pays.title')}
            </MoreItem>
            <MoreItem icon={IconCopy} onClick={() => setAsked('copy')}>
              {common('actions.duplicate')}
            </MoreItem>
            <MoreItem icon={IconEraser} onClick={() => setAsked('clear')}>
              {tools('clear.action')}
            </MoreItem>
          </>
        }
        remove={{
          label: t('delete.action'),
          renderDialog: (removal) => <DeletePriceList {...removal} list={list} />,
        }}
        main={<PriceListProducts list={list} />}
        side={<PriceListFacts list={list} onEdit={() => form.open('general')} />}
        days={{ created: t('page.created'), updated: t('page.updated') }}
        hasNoMetadata
        form={form}
        forms={{
          general: {
            title: t('edit.general'),
            content: <PriceListGeneralForm list={list} onClose={form.close} />,
          },
          pays: {
            title: tools('pays.title'),
            content: <ShopperPriceForm variantId={form.subject} onClose={form.close} />,
          },
        }}
      />
      <Suspense fallback={null}>
        {asked === 'copy' ? <DuplicatePriceList list={list} onClose={close} /> : null}
        {asked === 'clear' ? <DeleteAllPrices list={list} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
