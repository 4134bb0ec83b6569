import type { ReactNode } from 'react';
import type { Uploads } from '#shared/files/useUploads.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { PricingStep } from './PricingStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { VariantsStep } from './VariantsStep.tsx';
import type { StepName } from './problems.ts';
import type { StepProps } from './step-props.ts';

interface StepScreenProps extends StepProps {
  step: StepName;
  uploads: Uploads;
  isFirst: boolean;
  onStep: (step: StepName) => void;
}

export function StepScreen(props: StepScreenProps): ReactNode {
  const { step, uploads, isFirst, onStep, ...rest } = props;
  switch (step) {
    case 'details':
      return <DetailsStep {...rest} uploads={uploads} isFirst={isFirst} />;
    case 'variants':
      return <VariantsStep {...rest} />;
    case 'pricing':
      return <PricingStep {...rest} />;
    case 'review':
    default:
      return <ReviewStep {...rest} onStep={onStep} />;
  }
}
