import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { START_PAGES, readStartPage, saveStartPage } from '#app/preferences/start-page.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { SettingRow } from '#ui/page/SettingRow.tsx';
import { LOW_STOCK, readLowStock, saveLowStock } from '#shared/inventory/low-stock.ts';

/** Stored per browser; applies at the next visit. */
export function HomeSection(): ReactNode {
  const { t } = useTranslation('profile');
  const { t: app } = useTranslation('app');
  const format = useFormat();
  const hasInventory = useFeature('inventoryService') === true;
  const [start, setStart] = useState(readStartPage);
  const [units, setUnits] = useState(readLowStock);
  return (
    <Section title={app('navigation.home')}>
      <SettingRow title={t('start.title')} text={t('start.text')}>
        <SegmentedControl
          aria-label={t('start.title')}
          value={start}
          data={START_PAGES.map((value) => ({ value, label: app(`navigation.${value}`) }))}
          onChange={(value) => {
            const chosen = START_PAGES.find((page) => page === value);
            if (!chosen) return;
            saveStartPage(chosen);
            setStart(chosen);
          }}
        />
      </SettingRow>
      {hasInventory ? (
        <SettingRow title={t('lowStock.title')} text={t('lowStock.text')}>
          <SegmentedControl
            aria-label={t('lowStock.title')}
            value={String(units)}
            data={LOW_STOCK.map((value) => ({
              value: String(value),
              label: format.number(value),
            }))}
            onChange={(value) => {
              saveLowStock(Number(value));
              setUnits(Number(value));
            }}
          />
        </SettingRow>
      ) : null}
    </Section>
  );
}
