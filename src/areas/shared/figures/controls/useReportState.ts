import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstWeekdayOf } from '#ui/date/calendar-words.ts';
import { daysZone } from '#ui/date/days-zone.ts';
import { today } from '#ui/date/zone.ts';
import { useNow } from '#ui/format/useNow.ts';
import { useTag } from '#ui/format/useTag.ts';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import { useRates } from './rates.ts';
import { readReportState, writeReportState } from './report-state.ts';
import type { ReportChanges, ReportState } from './report-state.ts';

export type { Comparison, ReportChanges, ReportState } from './report-state.ts';

/** In the address; rates are a preference of this browser. */
export function useReportState(): ReportState & { set: (changes: ReportChanges) => void } {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const tag = useTag();
  const rates = useRates();
  const zone = daysZone();
  const day = today(zone, useNow());
  const set = useCallback(
    (changes: ReportChanges) => changeParams((next) => writeReportState(next, changes)),
    [changeParams],
  );
  return useMemo(
    () => ({
      ...readReportState(params, day),
      zone,
      firstWeekday: firstWeekdayOf(tag),
      rates,
      set,
    }),
    [params, day, zone, tag, rates, set],
  );
}
