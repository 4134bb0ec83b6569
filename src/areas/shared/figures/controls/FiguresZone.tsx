import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysZone } from '#ui/date/days-zone.ts';
import { zoneName } from '#ui/date/zone.ts';
import { useTag } from '#ui/format/useTag.ts';
import classes from './controls.module.css';

/** Days last from midnight to midnight there. */
export function FiguresZone(): ReactNode {
  const { t } = useTranslation('common');
  const tag = useTag();
  return <p className={classes.note}>{t('date.zone', { zone: zoneName(daysZone(), tag) })}</p>;
}
