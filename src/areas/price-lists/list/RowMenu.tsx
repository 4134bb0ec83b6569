import { Menu } from '@mantine/core';
import { IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { useChangeAtOnce } from '#shared/bulk/useChangeAtOnce.ts';
import { priceListBulk } from '../bulk/price-lists.ts';
import { usePriceListTexts } from '../bulk/usePriceListTexts.ts';
import type { ListedPriceList } from '#shared/sources/all-price-lists.ts';

const DeletePriceList = lazyNamed(() => import('../DeletePriceList.tsx'), 'DeletePriceList');
const DuplicatePriceList = lazyNamed(
  () => import('../DuplicatePriceList.tsx'),
  'DuplicatePriceList',
);

export function RowMenu({ list }: { list: ListedPriceList }): ReactNode {
  const { t } = useTranslation('price-lists');
  const { t: common } = useTranslation('common');
  const [asked, setAsked] = useState<'delete' | 'duplicate'>();
  const isDraft = list.status === 'draft';
  // Undoable, so no confirmation.
  const change = useChangeAtOnce(
    priceListBulk,
    usePriceListTexts(),
    { kind: 'status', status: isDraft ? 'active' : 'draft' },
    t(isDraft ? 'bulk.activate' : 'bulk.draft'),
    list.id,
  );
  const close = (): void => setAsked(undefined);
  return (
    <>
      <MoreMenu label={common('table.actionsOf', { name: list.name })} place="row">
        <MoreItem icon={IconPencil} to={paths.priceList(list.id, { edit: 'general' })}>
          {t('edit.general')}
        </MoreItem>
        <MoreItem
          icon={isDraft ? IconEye : IconEyeOff}
          disabled={change.isPending}
          onClick={() => change.mutate()}
        >
          {t(isDraft ? 'bulk.activate' : 'bulk.draft')}
        </MoreItem>
        <MoreItem icon={IconCopy} onClick={() => setAsked('duplicate')}>
          {common('actions.duplicate')}
        </MoreItem>
        <Menu.Divider />
        <MoreItem icon={IconTrash} isDangerous onClick={() => setAsked('delete')}>
          {t('delete.action')}
        </MoreItem>
      </MoreMenu>
      <Suspense fallback={null}>
        {asked === 'delete' ? (
          <DeletePriceList opened list={list} onClose={close} onDone={close} />
        ) : null}
        {asked === 'duplicate' ? <DuplicatePriceList list={list} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
