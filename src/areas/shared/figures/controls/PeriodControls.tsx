import { Button } from '@mantine/core';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RangePopover } from '#ui/date/RangePopover.tsx';
import { rangeInWords } from '#ui/date/words.ts';
import { today } from '#ui/date/zone.ts';
import { useTag } from '#ui/format/useTag.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { PERIODS, periodOf } from '../days.ts';
import type { Period } from '../days.ts';
import { ControlMenu } from './ControlMenu.tsx';
import { RatesPopover } from './RatesPopover.tsx';
import { COMPARISONS, comparedTo, periodIn, stepsFor } from './report-state.ts';
import { useReportState } from './useReportState.ts';
import { useStoreCurrencies, useStoreCurrency, useStoreRead } from './useStoreCurrency.ts';
import classes from './controls.module.css';

/** Period, comparison, step and currency */
export function PeriodControls(): ReactNode {
  const { t } = useTranslation('figures');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const { period, compare, step, set } = useReportState();
  const words = (days: Period | undefined): { hint?: string } =>
    days ? { hint: rangeInWords(days, tag, common) } : {};
  return (
    <div className={classes.controls}>
      <PeriodMenu />
      <ControlMenu
        field={t('controls.compare.label')}
        value={compare}
        choices={COMPARISONS.map((value) => ({
          value,
          content: t(`controls.compare.${value}`),
          ...words(comparedTo(period, value)),
        }))}
        onChange={(next) => set({ compare: next })}
      />
      <ControlMenu
        field={t('controls.step.label')}
        value={step}
        choices={stepsFor(period).map((value) => ({
          value,
          content: t(`controls.step.${value}`),
        }))}
        onChange={(next) => set({ step: next })}
      />
      <CurrencyMenu />
    </div>
  );
}

function PeriodMenu(): ReactNode {
  const { t } = useTranslation('figures');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const { period, periodName, zone, set } = useReportState();
  const day = today(zone);
  const shown =
    periodName === 'custom'
      ? rangeInWords(period, tag, common)
      : common(`date.preset.${periodName}`);
  return (
    <RangePopover
      label={t('controls.period')}
      value={period}
      zone={zone}
      choices={PERIODS.map((name) => ({
        id: name,
        label: common(`date.preset.${name}`),
        range: periodOf(name, day),
        choose: () => set({ periodName: name }),
      }))}
      onChange={(days) => {
        const own = typeof days === 'string' ? undefined : periodIn(days);
        if (own) set({ periodName: 'custom', period: own });
      }}
      renderTarget={(_, toggle) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('controls.chosen', { value: shown, field: t('controls.period') })}
          leftSection={<IconCalendar size={14} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          onClick={toggle}
        >
          {shown}
        </Button>
      )}
    />
  );
}

const ALL = 'all';

function CurrencyMenu(): ReactNode {
  const { t } = useTranslation('figures');
  const { currency, isConverted, set } = useReportState();
  const own = useStoreCurrency();
  const { error } = useStoreRead();
  const others = useStoreCurrencies();
  const shown = currency ?? own;
  const currencies = [...new Set([own, ...others, shown])].filter(Boolean);
  if (own === '' && !error) return <Skeleton width={68} height={26} inline />;
  if (currencies.length < 2) return null;
  return (
    <>
      <ControlMenu
        field={t('controls.currency')}
        value={isConverted ? ALL : shown}
        choices={[
          ...currencies.map((value) => ({ value, content: value.toUpperCase() })),
          { value: ALL, content: t('controls.allIn', { currency: own.toUpperCase() }) },
        ]}
        onChange={(next) =>
          set(
            next === ALL
              ? { isConverted: true }
              : { isConverted: false, currency: next === own ? undefined : next },
          )
        }
      />
      {isConverted ? (
        <RatesPopover currencies={currencies.filter((each) => each !== own)} to={own} />
      ) : null}
    </>
  );
}
