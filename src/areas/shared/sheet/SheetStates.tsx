import { Button, Text } from '@mantine/core';
import { IconMapPinOff, IconTableOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { GridSkeleton } from '../price-grid/GridSkeleton.tsx';

export interface Progress {
  done: number;
  total: number;
}

interface Frame {
  title: string;
  back: { to: string; label: string };
}

interface Said {
  title: string;
  text: string;
}

interface SheetStatesProps extends Frame {
  toList: string;
  error: unknown;
  tooMany: Said | undefined;
  failed: string;
  isEmpty: boolean;
  empty: Said & { icon?: ReactNode };
  progress: Progress | undefined;
  reading: (progress: Record<keyof Progress, string>) => string;
  onRetry: () => void;
}

export function SheetStates(props: SheetStatesProps): ReactNode {
  const { title, back, error, tooMany, empty, progress, onRetry } = props;
  const format = useFormat();
  const toList = (
    <Button component={Link} to={back.to} variant="default">
      {props.toList}
    </Button>
  );
  const content = (): ReactNode => {
    if (tooMany) {
      const icon = <IconTableOff size={30} stroke={1.4} aria-hidden />;
      return <EmptyState icon={icon} {...tooMany} action={toList} />;
    }
    if (error) return <QueryError title={props.failed} error={error} onRetry={onRetry} />;
    if (props.isEmpty) return <EmptyState {...empty} action={toList} />;
    return (
      <>
        <Text size="sm" c="dimmed" role="status" mb="sm">
          {progress
            ? props.reading({
                done: format.number(progress.done),
                total: format.number(progress.total),
              })
            : null}
        </Text>
        <GridSkeleton onRetry={onRetry} />
      </>
    );
  };
  return (
    <Page title={title} back={back}>
      {content()}
    </Page>
  );
}

export function NoLocations({ title, back, said }: Frame & { said: Said }): ReactNode {
  return (
    <Page title={title} back={back}>
      <EmptyState icon={<IconMapPinOff size={30} stroke={1.4} aria-hidden />} {...said} />
    </Page>
  );
}
