import { Drawer, Skeleton, Stack } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
        {/* Not the library's header: beside the page's it would be a second banner. */}
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('actions.close')} />
        </div>
        <Drawer.Body className={classes.body}>
          {opened ? (
            <Suspense
              fallback={
                <Stack aria-busy>
                  <Skeleton height={56} />
                  <Skeleton height={56} />
                  <Skeleton height={120} />
                </Stack>
              }
            >
              <FocusFirst>{children}</FocusFirst>
            </Suspense>
          ) : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** What gets the focus: no button that takes a chosen entry out of a field. */
const FIRST = [
  '[data-autofocus]',
  'input:not([type=file]), textarea, button:not(.mantine-Pill-remove)',
];

/** Takes the focus once the form's code is there: the drawer looked for something to focus before. */
function FocusFirst({ children }: { children: ReactNode }): ReactNode {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const focus = (): boolean => {
      const first = FIRST.map((selector) => element.querySelector<HTMLElement>(selector)).find(
        (found) => found !== null,
      );
      first?.focus();
      return first !== undefined;
    };
    if (focus()) return undefined;
    // Its record is on the way too.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={form} className={classes.focus}>
      {children}
    </div>
  );
}
