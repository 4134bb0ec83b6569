import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Section } from '#ui/page/Section.tsx';
import { BrokenRecord } from '#ui/states/BrokenRecord.tsx';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { SafeRecord } from '#ui/states/failures.tsx';
import type { PickedVariant } from '#shared/variant-picker/variants.ts';
import { pickedName } from '../item-name.ts';
import type { Order } from '../query.ts';
import { EditLineRow } from './EditLineRow.tsx';
import { isRequested } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import { hasMoved, isOnlyLeft } from './lines.ts';
import type { EditLine } from './lines.ts';
import type { EditWriter } from './useEditWriter.ts';
import { editTargetOf, withAdditions, withQuantity } from './edit-target.ts';
import { whyNotEdit } from './why-not.ts';
import classes from './order-edit.module.css';

const VariantPicker = lazyNamed(
  () => import('#shared/variant-picker/VariantPicker.tsx'),
  'VariantPicker',
);

interface EditLinesProps {
  order: Order;
  edit: OrderEditRecord | undefined;
  lines: readonly EditLine[];
  writer: EditWriter;
}

interface Picking {
  /** Key: a new picker per opening */
  number: number;
  replaces?: EditLine | undefined;
}

export function EditLines({ order, edit, lines, writer }: EditLinesProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const [picking, setPicking] = useState<Picking>();
  const [isPicking, setIsPicking] = useState(false);
  const isLocked =
    whyNotEdit(order) !== undefined ||
    (edit !== undefined && (isRequested(edit) || hasMoved(order, edit)));
  const pick = (replaces?: EditLine): void => {
    setPicking((last) => ({ number: (last?.number ?? 0) + 1, replaces }));
    setIsPicking(true);
  };
  const onPick = (picked: PickedVariant[]): void => {
    setIsPicking(false);
    const replaced = picking?.replaces;
    const added = picked.map((one) => ({
      variantId: one.variantId,
      name: pickedName(one),
      quantity: one.quantity,
    }));
    writer.change((now) =>
      withAdditions(replaced ? withQuantity(now, replaced.key, 0) : editTargetOf(now), added),
    );
  };
  return (
    <Section
      title={t('lines.title')}
      action={
        isLocked ? null : (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => pick()}
          >
            {t('lines.add')}
          </Button>
        )
      }
    >
      {lines.length === 0 ? <p className={classes.none}>{t('lines.none')}</p> : null}
      <div className={classes.place}>
        <ul className={classes.lines} aria-label={t('lines.title')}>
          {lines.map((line) => (
            <li key={line.key} className={classes.line} data-change={line.change}>
              <SafeRecord
                record={line}
                renderBroken={(error) => (
                  <BrokenRecord name={line.name} href={undefined} error={error} />
                )}
              >
                <EditLineRow
                  line={line}
                  currency={order.currency_code}
                  writer={writer}
                  isLocked={isLocked}
                  isLast={isOnlyLeft(line, lines)}
                  onReplace={() => pick(line)}
                />
              </SafeRecord>
            </li>
          ))}
        </ul>
      </div>
      {picking ? (
        <RetryingSuspense of={picking.number} onMissing={() => setIsPicking(false)}>
          <VariantPicker
            key={picking.number}
            opened={isPicking}
            regionId={order.region_id}
            currency={order.currency_code}
            customerId={order.customer_id}
            title={
              picking.replaces
                ? t('lines.replaceTitle', { item: picking.replaces.name })
                : t('lines.add')
            }
            onClose={() => setIsPicking(false)}
            onPick={onPick}
          />
        </RetryingSuspense>
      ) : null}
    </Section>
  );
}
