import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatureLater } from '#app/flags/FeatureFlags.tsx';
import { countriesIn } from '#ui/country/countries.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useTag } from '#ui/format/useTag.ts';
import { FacetFilter } from '#ui/picker/FacetFilter.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { fixedSource } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import { useRegions } from '../../sources/regions.ts';
import { salesChannelSource } from '../../sources/sources.ts';
import { useRegionSource } from '../../sources/useRegionSource.ts';
import type { FigureFilter } from '../engine-types.ts';
import { useReportState } from './useReportState.ts';
import classes from './controls.module.css';

/** Sales channel, region and country */
export function FilterControls(): ReactNode {
  const { t } = useTranslation('figures');
  const hasChannels = useFeatureLater('sales_channels');
  const regions = useRegionSource();
  const countries = useCountrySource();
  const { filter, set } = useReportState();
  const facet = (name: keyof FigureFilter) => {
    const value = filter[name];
    return {
      single: true,
      values: value === undefined ? [] : [value],
      onChange: ([next]: string[]) => set({ filter: { ...filter, [name]: next } }),
    };
  };
  return (
    <div className={classes.controls}>
      {hasChannels === undefined ? <Skeleton height={28} width={123} inline /> : null}
      {hasChannels ? (
        <FacetFilter
          label={t('controls.filter.channel')}
          source={salesChannelSource}
          {...facet('channelId')}
        />
      ) : null}
      <FacetFilter label={t('controls.filter.region')} source={regions} {...facet('regionId')} />
      <FacetFilter label={t('controls.filter.country')} source={countries} {...facet('country')} />
    </div>
  );
}

/** Countries of the store's regions, or all until they are known */
function useCountrySource(): OptionSource {
  const tag = useTag();
  const { data } = useRegions();
  return useMemo(() => {
    const own = (data ?? []).flatMap(({ countries }) =>
      readEach(countries, ({ iso_2: code }) => code.toUpperCase()),
    );
    const countries = own.length > 0 ? countriesIn(tag, [...new Set(own)]) : countriesIn(tag);
    return fixedSource(
      countries.map(({ code, name }) => ({ value: code.toLowerCase(), label: name })),
    );
  }, [data, tag]);
}
