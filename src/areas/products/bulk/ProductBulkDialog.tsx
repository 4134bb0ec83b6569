import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { existingNames } from '#ui/picker/existing-name.ts';
import type { Bulk } from '#shared/bulk/bulk.ts';
import { BulkDialog } from '#shared/bulk/BulkDialog.tsx';
import { productTagSource, productTypeSource } from '#shared/sources/sources.ts';
import { KINDS, NO_INPUT, changeOf } from './actions.ts';
import type { BulkAction } from './actions.ts';
import { BulkField } from './BulkField.tsx';
import type { EarlierProduct, ProductChange } from './change.ts';
import { productBulk } from './products.ts';
import { useProductTexts } from './useProductTexts.ts';

interface ProductBulkDialogProps {
  action: BulkAction;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Not in `products.ts`: lists load without the pickers. */
const namedBulk: Bulk<ProductChange, EarlierProduct> = {
  ...productBulk,
  settle: async (change, client, call) => {
    if (change.kind === 'type') {
      const [value = ''] = await existingNames(client, productTypeSource, [change.value], call);
      return { ...change, value };
    }
    if (change.kind !== 'tags') return change;
    const values = await existingNames(client, productTagSource, change.values, call);
    return { ...change, values };
  },
};

export function ProductBulkDialog({ action, ids, ...ends }: ProductBulkDialogProps): ReactNode {
  const { t } = useTranslation('product-bulk');
  const texts = useProductTexts();
  const format = useFormat();
  const [input, setInput] = useState(NO_INPUT);
  const lostVariants = (products: readonly EarlierProduct[]): string[] => {
    const count = products.reduce((sum, { variants }) => sum + variants.length, 0);
    return count > 0 ? [t('deleteVariants', { count, number: format.number(count) })] : [];
  };
  return (
    <BulkDialog
      bulk={namedBulk}
      texts={texts}
      kind={KINDS[action]}
      change={changeOf(action, input)}
      action={t(`action.${action}`)}
      ids={ids}
      {...(action === 'delete'
        ? {
            loss: {
              title: t('deleteTitle', { count: ids.length, number: format.number(ids.length) }),
              text: t('deleteText'),
              of: lostVariants,
            },
          }
        : {})}
      {...ends}
    >
      <BulkField action={action} value={input} onChange={setInput} />
    </BulkDialog>
  );
}
