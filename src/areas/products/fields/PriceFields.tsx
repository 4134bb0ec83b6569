import { Button, Group, Menu, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import type { Prices } from './prices.ts';
import { useMarkets } from '#shared/sources/useMarkets.ts';

interface PriceFieldsProps {
  value: Prices;
  onChange: (value: Prices) => void;
  /** A currency; all if undefined. */
  only?: string | undefined;
}

export function PriceFields({ value, onChange, only }: PriceFieldsProps): ReactNode {
  const { t } = useTranslation('products');
  const { markets, error, retry } = useMarkets();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { text, detail } = useErrorText(error);
  const set = (key: string, amount: number | null): void => onChange({ ...value, [key]: amount });
  const priceIn = (code: string): ReactNode => (
    <MoneyInput
      key={code}
      label={t('prices.in', { currency: code.toUpperCase() })}
      currency={code}
      value={value[code] ?? null}
      onChange={(amount) => set(code, amount)}
    />
  );
  if (only !== undefined) return priceIn(only);
  if (error !== null) {
    return <ErrorState title={t('prices.failed')} text={text} detail={detail} onRetry={retry} />;
  }
  if (!markets) return <FormSkeleton fields={2} />;
  const { currencies, regions } = markets;
  const isShown = (id: string): boolean => added.includes(id) || typeof value[id] === 'number';
  const others = regions.filter(({ id }) => !isShown(id));
  return (
    <>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
          gap: 12,
        }}
      >
        {currencies.map(priceIn)}
        {regions
          .filter(({ id }) => isShown(id))
          .map((region) => (
            <MoneyInput
              key={region.id}
              label={t('prices.forRegion', { region: region.name })}
              currency={region.currency_code}
              value={value[region.id] ?? null}
              onChange={(amount) => set(region.id, amount)}
            />
          ))}
      </div>
      <Group gap="xs">
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={14} aria-hidden />}
              disabled={others.length === 0}
            >
              {t('prices.addRegion')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah="min(280px, var(--qm-menu-room))">
            {others.map((region) => (
              <Menu.Item key={region.id} onClick={() => setAdded([...added, region.id])}>
                {region.name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Text size="xs" c="dimmed">
          {t('prices.regionHint')}
        </Text>
      </Group>
    </>
  );
}
