import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStore } from '#generated/admin/store/store.ts';
import { readersZone, zoneName } from '#ui/date/zone.ts';
import { RelativeTime } from '#ui/format/RelativeTime.tsx';
import { storeZone } from '#ui/format/store-zone.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useNow } from '#ui/format/useNow.ts';
import { useTag } from '#ui/format/useTag.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { Facts, Section, SectionNote } from '#ui/page/Section.tsx';
import classes from './profile.module.css';

/** Milliseconds, for the relative-time example. */
const AGO = 25 * 60_000;

/** Formats follow the language and the browser. */
export function Formats(): ReactNode {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const tag = useTag();
  const now = useNow();
  const currency = useGetStore().data?.store.default_currency_code;
  const zoneOf = (zone: string): ReactNode => {
    const time = new Date(now).toLocaleTimeString(tag, { timeStyle: 'short', timeZone: zone });
    const names = new Set([zone.replaceAll('_', ' '), zoneName(zone, tag, now)]);
    return (
      <span data-no-translate>
        <bdi>{[...names].join(', ')}</bdi> · <bdi>{time}</bdi>
      </span>
    );
  };
  const shop = storeZone();
  const instant = new Date(now).toISOString();
  return (
    <Section title={t('sections.formats')}>
      <div className={classes.note}>
        <SectionNote>{t('formats.text')}</SectionNote>
      </div>
      <Facts
        facts={[
          { label: t('formats.date'), value: format.date(instant) },
          { label: t('formats.dateTime'), value: format.dateTime(instant) },
          { label: t('formats.relative'), value: <RelativeTime instant={now - AGO} /> },
          { label: t('formats.zone'), value: zoneOf(readersZone()) },
          { label: t('formats.storeZone'), value: shop ? zoneOf(shop) : t('formats.sameZone') },
          { label: t('formats.number'), value: format.number(1_234_567.89) },
          { label: t('formats.percent'), value: formatPercent(7.5, tag) },
          {
            label: t('formats.money'),
            value: (
              <span data-no-translate>
                {format.list(
                  [...new Set([currency ?? 'usd', 'jpy'])].map((code) =>
                    format.money(1_234_567, code),
                  ),
                )}
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}
