import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#ui/page/Section.tsx';
import { AttributeFields } from '../fields/AttributeFields.tsx';
import type { Uploads } from '#shared/useUploads.ts';
import { GeneralStep } from './GeneralStep.tsx';
import { MediaStep } from './MediaStep.tsx';
import { OrganizationStep } from './OrganizationStep.tsx';
import { PricesStep } from './PricesStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { StockStep } from './StockStep.tsx';
import { VariantsStep } from './VariantsStep.tsx';
import classes from './create.module.css';
import type { StepName } from './problems.ts';
import type { StepProps } from './step-props.ts';

interface StepScreenProps extends StepProps {
  step: StepName;
  uploads: Uploads;
  onStep: (step: StepName) => void;
}

/** The fields of one step. */
export function StepScreen({ step, uploads, onStep, ...props }: StepScreenProps): ReactNode {
  const { t } = useTranslation('products');
  const { values, change } = props;
  switch (step) {
    case 'general':
      return (
        <Section title={t('create.step.general')}>
          <div className={classes.fields}>
            <GeneralStep {...props} />
          </div>
        </Section>
      );
    case 'organization':
      return (
        <Section title={t('create.step.organization')}>
          <div className={classes.fields}>
            <OrganizationStep {...props} />
          </div>
        </Section>
      );
    case 'variants':
      return <VariantsStep {...props} />;
    case 'prices':
      return <PricesStep {...props} />;
    case 'stock':
      return <StockStep {...props} />;
    case 'attributes':
      return (
        <Section title={t('create.step.attributes')}>
          <div className={classes.fields}>
            <Text size="sm" c="dimmed">
              {t('attributes.hint')}
            </Text>
            <AttributeFields
              value={values}
              onChange={(part) => change((before) => ({ ...before, ...part }))}
            />
          </div>
        </Section>
      );
    case 'media':
      return <MediaStep {...props} uploads={uploads} />;
    case 'review':
    default:
      return <ReviewStep {...props} onStep={onStep} />;
  }
}
