import { Drawer } from '@mantine/core';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { FocusFirst } from './FocusFirst.tsx';
import classes from './EditorDrawer.module.css';

interface EditorDrawerProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** Pixels. */
  size?: number | undefined;
  /** The form; its code may be on its way. */
  children: ReactNode;
}

/** The drawer in which a record, or a part of it, is edited. */
export function EditorDrawer(props: EditorDrawerProps): ReactNode {
  const { opened, title, onClose, size = 520, children } = props;
  const { t } = useTranslation('common');
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={size}
      classNames={{ content: classes.content ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Beside the page's it would be a second banner. */}
        <Drawer.Header role="none">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('actions.close')} />
        </Drawer.Header>
        <Drawer.Body className={classes.body}>
          {opened ? (
            <Suspense fallback={<FormSkeleton />}>
              <FocusFirst>
                <SafePart>{children}</SafePart>
              </FocusFirst>
            </Suspense>
          ) : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
