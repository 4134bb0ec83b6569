import { Button, Select } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import type { PriceReading } from '#shared/variant-picker/prices.ts';
import type { PriceContext } from '#shared/variant-picker/variants.ts';
import type { Order } from '../../query.ts';
import type { AfterSalesValues } from '../kinds.ts';
import { OutgoingItems } from '../outgoing/OutgoingItems.tsx';
import { isShort, unitsOf, withPicked } from '../outgoing/outgoing.ts';
import { ClaimAddress } from './ClaimAddress.tsx';
import { sameItems } from './claim-values.ts';
import type { ClaimProblem } from './claim-values.ts';

interface ClaimReplacementProps {
  order: Order;
  values: AfterSalesValues;
  onChange: (changed: Partial<AfterSalesValues>) => void;
  context: PriceContext;
  reading: PriceReading;
  sendOptions: readonly ShippingOptionListItem[];
  /** Lower case */
  countries: readonly string[];
  /** Undefined before the first submit */
  wrong: ClaimProblem | undefined;
  /** Shown above the totals */
  children: ReactNode;
}

export function ClaimReplacement(props: ClaimReplacementProps): ReactNode {
  const { order, values, onChange, context, reading, sendOptions, countries, wrong } = props;
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const { outgoing, claim } = values;
  const same = sameItems(order, values);
  const money = (minor: number): string => format.money(minor, order.currency_code);
  const worth = outgoing.reduce(
    (sum, item) => sum + (reading.prices?.get(item.variantId)?.unitPrice ?? 0) * unitsOf(item),
    0,
  );
  return (
    <>
      <OutgoingItems
        items={outgoing}
        onChange={(items) => onChange({ outgoing: items })}
        context={context}
        reading={reading}
        isFree
        error={wrong === 'noneSent' ? t('claim.noneSent') : undefined}
      />
      {outgoing.length === 0 && same.length > 0 ? (
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
            onClick={() => onChange({ outgoing: withPicked([], same) })}
          >
            {t('claim.same')}
          </Button>
        </div>
      ) : null}
      {outgoing.some((item) => isShort(unitsOf(item), reading.prices?.get(item.variantId))) ? (
        <Banner tone="warning">{t('claim.short')}</Banner>
      ) : null}
      <Select
        label={t('outgoing.shipping')}
        required
        allowDeselect={false}
        placeholder={t('claim.chooseShipping')}
        description={sendOptions.length === 0 ? t('claim.noShippingOptions') : undefined}
        disabled={sendOptions.length === 0}
        data={sendOptions.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.sendOption}
        onChange={(sendOption) => onChange({ sendOption })}
        error={wrong === 'noShipping' ? t('claim.shippingMissing') : undefined}
      />
      <ClaimAddress
        order={order}
        value={claim.address}
        onChange={(address) => onChange({ claim: { ...claim, address } })}
        countries={countries}
        hasTried={wrong === 'address'}
      />
      {props.children}
      <Totals
        rows={[
          ...(reading.prices ? [{ label: t('claim.money.replacement'), value: money(worth) }] : []),
          { label: t('claim.money.shipping'), value: t('outgoing.free') },
          { label: t('claim.money.pays'), value: money(0), isTotal: true },
        ]}
      />
    </>
  );
}
