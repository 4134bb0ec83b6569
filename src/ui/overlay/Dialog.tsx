import { Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SafePart } from '../states/failures.tsx';
import { DIALOG_MARGIN, TRANSITION_TIME } from '../theme/values.ts';
import { DialogFooter } from './DialogFooter.tsx';
import { fadeScale } from './FadeScale.tsx';
import classes from './Dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** False also disables Escape and outside clicks. */
  withCloseButton?: boolean;
  /** Sticky. */
  footer?: ReactNode;
  /** Pixels or Mantine size. */
  size?: number | 'sm' | 'md' | 'lg' | 'xl';
  /** Called after the exit transition. */
  onClosed?: () => void;
  children: ReactNode;
}

export function Dialog(props: DialogProps): ReactNode {
  const { opened, onClose, title, footer, size = 'md', children } = props;
  const { withCloseButton = true, onClosed } = props;
  const { t } = useTranslation('common');
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      // Half, because it applies above and below.
      yOffset={DIALOG_MARGIN / 2}
      classNames={{ content: classes.content ?? '' }}
      closeOnEscape={withCloseButton}
      closeOnClickOutside={withCloseButton}
      transitionProps={{ transition: fadeScale, duration: TRANSITION_TIME }}
      {...(onClosed ? { onExitTransitionEnd: onClosed } : {})}
    >
      <Modal.Overlay />
      {/* No clicks during the exit transition. */}
      <Modal.Content inert={!opened}>
        <Modal.Header role="none" className={classes.header}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          {withCloseButton ? <Modal.CloseButton aria-label={t('actions.close')} /> : null}
        </Modal.Header>
        <DialogBody>
          <SafePart>{children}</SafePart>
        </DialogBody>
        {footer ? <DialogFooter isOutside>{footer}</DialogFooter> : null}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Focusable while it scrolls. */
function DialogBody({ children }: { children: ReactNode }): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = (): void => setScrolls(element.scrollHeight > element.clientHeight);
    const sizes = new ResizeObserver(measure);
    const watch = (): void => {
      sizes.disconnect();
      sizes.observe(element);
      for (const child of element.children) sizes.observe(child);
    };
    // Content may load or change later.
    const parts = new MutationObserver(watch);
    parts.observe(element, { childList: true });
    watch();
    return () => {
      parts.disconnect();
      sizes.disconnect();
    };
  }, []);
  return (
    <Modal.Body ref={body} className={classes.body} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </Modal.Body>
  );
}
