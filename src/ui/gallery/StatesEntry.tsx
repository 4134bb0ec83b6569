import { Button } from '@mantine/core';
import { IconBox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Section } from '../page/Section.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { FactsSkeleton, FormSkeleton, TextSkeleton } from '../states/Skeletons.tsx';
import { StatusBadge } from '../states/StatusBadge.tsx';
import type { Tone } from '../states/StatusBadge.tsx';
import classes from './Gallery.module.css';

const TONES: readonly Tone[] = ['neutral', 'good', 'warning', 'bad', 'info'];

export default function StatesEntry(): ReactNode {
  return (
    <div className={classes.stack}>
      <div className={classes.row}>
        {TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </div>
      <Section title="Loading">
        <TextSkeleton />
        <br />
        <FactsSkeleton />
        <br />
        <FormSkeleton fields={2} />
      </Section>
      <Section title="Empty">
        <EmptyState
          icon={<IconBox size={30} stroke={1.4} aria-hidden />}
          title="No products yet"
          text="Products you create or import appear here."
          action={<Button>New product</Button>}
        />
      </Section>
      <Section title="Failed">
        <ErrorState
          title="Couldn’t load products"
          text="Couldn’t reach your store. Check your connection and try again."
          detail="connect ECONNREFUSED"
          onRetry={() => undefined}
        />
      </Section>
    </div>
  );
}
