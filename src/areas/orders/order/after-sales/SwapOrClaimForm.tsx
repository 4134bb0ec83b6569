import { Radio, Select, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { ActionForm } from '../actions/ActionForm.tsx';
import { orderStockOptions, stockAt } from '../actions/stock.ts';
import type { OrderStock } from '../actions/stock.ts';
import { useActionWords } from '../actions/useActionWords.ts';
import { useGuardedAction } from '../actions/useGuardedAction.ts';
import { itemName } from '../item-name.ts';
import { NotesBanner } from '../OrderNotes.tsx';
import type { Order } from '../query.ts';
import { SWAP_OR_CLAIM_OPERATIONS } from './swap-or-claim-operations.ts';
import { swapOrClaimOf, swapsAndClaimsFor } from '../facts/swap-or-claim.ts';
import type { SwapOrClaim, SwapOrClaimAction } from '../facts/swap-or-claim.ts';
import { defaultLocation } from './receive-values.ts';
import { DifferenceText } from './DifferenceText.tsx';
import classes from './section.module.css';

interface SwapOrClaimFormProps {
  order: Order;
  action: SwapOrClaimAction;
  /** Id of the preselected exchange or claim */
  subject: string | undefined;
  onClose: () => void;
}

export function SwapOrClaimForm(props: SwapOrClaimFormProps): ReactNode {
  const { order: shown, action: name, subject, onClose } = props;
  const { t } = useTranslation('after-sales');
  const { t: actions } = useTranslation('order-actions');
  const words = useActionWords();
  const isPacking = name === 'fulfillSwap' || name === 'fulfillClaim';
  const { data: places = [] } = useStockLocations({ isNeeded: isPacking });
  const [chosen, setChosen] = useState(
    () => subject ?? swapsAndClaimsFor(shown, name)[0]?.record.id,
  );
  const [place, setPlace] = useState<string | null>(null);
  const [notify, setNotify] = useState(true);
  const action = useGuardedAction({
    order: shown,
    operation: SWAP_OR_CLAIM_OPERATIONS[name],
    done: () => t(`owner.done.${name}`),
    onDone: onClose,
  });
  const { order } = action;
  const swapOrClaim = swapOrClaimOf(order, chosen ?? '');
  const location = place ?? defaultLocation(order, places) ?? null;
  const items = listOf(swapOrClaim?.record.additional_items);
  const stock = useQuery({ ...orderStockOptions(items), enabled: isPacking && items.length > 0 });
  const isShort =
    stock.data && location !== null && shortIn(items, stock.data, location).length > 0;
  return (
    <ActionForm
      action={action}
      toSent={() =>
        isPacking && isShort
          ? undefined
          : swapOrClaim && { id: swapOrClaim.record.id, location: location ?? undefined, notify }
      }
      label={words.action(name)}
      isDangerous={name === 'cancelSwap' || name === 'cancelClaim'}
      isQuestion={!isPacking}
      onClose={onClose}
    >
      <Text>{t(`owner.text.${name}`)}</Text>
      {isPacking ? <NotesBanner orderId={order.id} /> : null}
      <SwapOrClaimChoice
        swapsAndClaims={swapsAndClaimsFor(order, name)}
        value={chosen}
        onChange={setChosen}
      />
      {name === 'processSwap' && swapOrClaim?.of === 'swap' ? (
        <Text fw={500}>
          <DifferenceText swap={swapOrClaim.record} currency={order.currency_code} />
        </Text>
      ) : null}
      {isPacking && swapOrClaim ? (
        <SwapOrClaimStock items={items} stock={stock.data} location={location} />
      ) : null}
      {isPacking && places.length > 0 ? (
        <Select
          label={actions('fulfill.location')}
          allowDeselect={false}
          data={places.map(({ id, name: title }) => ({ value: id, label: title }))}
          value={location}
          onChange={setPlace}
        />
      ) : null}
      {isPacking ? (
        <Switch
          label={actions('notify')}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
      ) : null}
    </ActionForm>
  );
}

interface SwapOrClaimStockProps {
  items: SwapOrClaimItems;
  /** Undefined while loading or on error */
  stock: OrderStock | undefined;
  location: string | null;
}

type SwapOrClaimItems = readonly Pick<
  SwapOrClaim['record']['additional_items'][number],
  'id' | 'variant_id' | 'title' | 'description' | 'variant' | 'quantity'
>[];

const shortIn = (items: SwapOrClaimItems, stock: OrderStock, location: string): SwapOrClaimItems =>
  items.filter((item) => {
    const { stocked } = stockAt(stock, item, location);
    return stocked !== undefined && stocked < item.quantity;
  });

function SwapOrClaimStock({ items, stock, location }: SwapOrClaimStockProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const { t: actions } = useTranslation('order-actions');
  const format = useFormat();
  return (
    <ul className={classes.units}>
      {readEach(items, (item) => {
        const there = stock && location !== null ? stockAt(stock, item, location) : undefined;
        return (
          <li key={item.id}>
            <bdi>
              {t('owner.sends', { quantity: format.number(item.quantity), title: itemName(item) })}
            </bdi>
            {there?.stocked === undefined ? null : there.stocked < item.quantity ? (
              <span className={classes.short}>
                {actions('fulfill.notInStock', { number: format.number(there.stocked) })}
              </span>
            ) : (
              <span className={classes.stock}>
                {actions('fulfill.stocked', {
                  stocked: format.number(there.stocked),
                  reserved: format.number(there.reserved),
                })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SwapOrClaimChoiceProps {
  swapsAndClaims: readonly SwapOrClaim[];
  /** Id */
  value: string | undefined;
  onChange: (id: string) => void;
}

function SwapOrClaimChoice({ swapsAndClaims, value, onChange }: SwapOrClaimChoiceProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  if (swapsAndClaims.length === 0) return null;
  return (
    <Radio.Group label={t('owner.which')} value={value ?? null} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {swapsAndClaims.map(({ of, number, record }) => (
          <Radio
            key={record.id}
            value={record.id}
            label={t(`owner.name.${of}`, { number: format.number(number) })}
            description={format.list(
              readEach(record.additional_items, (item) =>
                t('section.item', {
                  quantity: format.number(item.quantity),
                  title: itemName(item),
                }),
              ),
            )}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
