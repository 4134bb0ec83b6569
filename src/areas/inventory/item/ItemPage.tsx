import { IconBox, IconBuildingWarehouse } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { paths } from '#app/paths.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { KnownHead } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { DetailsSection, ItemForm, VariantSection } from './facts.tsx';
import { itemRecord, variantOf } from './query.ts';
import { stockItemLabel, stockItemPicture } from '#shared/inventory/name.ts';
import type { Item } from './query.ts';
import { ReservationsSection } from './ReservationsSection.tsx';
import { StockForm, StockSection } from './StockSection.tsx';
import classes from './item.module.css';

const DeleteItem = lazyNamed(() => import('./DeleteItem.tsx'), 'DeleteItem');

export function ItemPage(): ReactNode {
  return (
    <RecordPage
      source={itemRecord}
      listPath={() => paths.inventory()}
      icon={<IconBuildingWarehouse size={30} stroke={1.4} aria-hidden />}
      namespace="inventory"
      known={headOf}
      sections={{ main: [4, 3], side: [2, 5] }}
    >
      {(item) => <ItemContent item={item} />}
    </RecordPage>
  );
}

function headOf(item: Item): KnownHead {
  const { name, detail } = stockItemLabel(item);
  const thumbnail = stockItemPicture(item);
  return {
    title: name,
    status: (
      <bdi className={classes.detail} data-wraps>
        {detail}
      </bdi>
    ),
    picture: <Thumbnail src={thumbnail ? fileUrl(thumbnail) : null} size={36} />,
  };
}

const FORMS = ['stock', 'general', ...RECORD_FORMS] as const;

function ItemContent({ item }: { item: Item }): ReactNode {
  const { t } = useTranslation('inventory');
  const form = useOpenForm(FORMS);
  const variant = variantOf(item);
  return (
    <RecordView
      record={item}
      {...headOf(item)}
      menu={
        variant ? (
          <MoreItem icon={IconBox} to={paths.product(variant.product_id)}>
            {t('list.openProduct')}
          </MoreItem>
        ) : null
      }
      remove={{
        label: t('delete.action'),
        renderDialog: (removal) => <DeleteItem {...removal} item={item} />,
      }}
      main={
        <>
          <StockSection item={item} onEdit={() => form.open('stock')} />
          <ReservationsSection itemId={item.id} />
        </>
      }
      side={
        <>
          <VariantSection item={item} />
          <DetailsSection item={item} onEdit={() => form.open('general')} />
        </>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        stock: {
          title: t('stock.title'),
          size: 'wide',
          content: <StockForm id={item.id} onClose={form.close} />,
        },
        general: {
          title: t('edit.general'),
          content: <ItemForm item={item} onClose={form.close} />,
        },
      }}
      hasNoMetadata
    />
  );
}
