import type { ReactNode } from 'react';
import { OrganizationFields } from '../OrganizationFields.tsx';
import type { StepProps } from './step-props.ts';

/** How the product is filed and where it is sold. */
export function OrganizationStep({ values, change }: StepProps): ReactNode {
  return (
    <OrganizationFields
      value={{ ...values, sales_channels: values.sales_channels ?? [] }}
      onChange={(part) => change((before) => ({ ...before, ...part }))}
    />
  );
}
