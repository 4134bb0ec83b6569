import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { useLabels } from '../../../ui/picker/useOptions.ts';
import { salesChannelSource } from '../../shared/sources.ts';
import { placements } from './body.ts';
import classes from './create.module.css';
import { hintsOf } from './problems.ts';
import type { Hint, StepName } from './problems.ts';
import type { StepProps } from './step-props.ts';
import { plannedVariants } from './values.ts';

/** Where each hint is mended. */
const STEP_OF: Record<Hint, StepName> = {
  noChannel: 'organisation',
  noPrice: 'prices',
  noStock: 'stock',
  noPicture: 'media',
};

/** What will be made, and what still keeps shoppers from buying it. */
export function ReviewStep(props: StepProps & { onStep: (step: StepName) => void }): ReactNode {
  const { values, onStep } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const variants = plannedVariants(values);
  const channels = values.sales_channels ?? [];
  const names = useLabels(salesChannelSource, channels);
  const hints = hintsOf(values);
  const units = placements(values)
    .flatMap(({ locations }) => locations)
    .reduce((sum, { stocked }) => sum + stocked, 0);
  const facts = [
    [t('fields.title'), values.title.trim() || '–'],
    [t('fields.handle'), values.handle ? `/${values.handle}` : '–'],
    [
      t('fields.channels'),
      channels.length > 0 ? format.list(channels.map((id) => names[id] ?? '…')) : '–',
    ],
    [t('product.variants'), format.number(variants.length)],
    [t('columns.stock'), t('create.units', { count: units, number: format.number(units) })],
    [t('product.media'), format.number(values.pictures.images.length)],
  ] as const;
  return (
    <Section title={t('create.step.review')}>
      <div className={classes.wide}>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={classes.hints} aria-label={t('create.readiness')}>
          {hints.map((hint) => (
            <li key={hint}>
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
              <span>{t(`create.hint.${hint}`)}</span>
              <Button variant="subtle" size="compact-sm" onClick={() => onStep(STEP_OF[hint])}>
                {t(`create.step.${STEP_OF[hint]}`)}
              </Button>
            </li>
          ))}
          {hints.length === 0 ? (
            <li>
              <IconCircleCheck size={18} stroke={1.75} aria-hidden />
              {t('create.ready')}
            </li>
          ) : null}
        </ul>
      </div>
    </Section>
  );
}
