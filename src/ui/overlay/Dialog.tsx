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
  subtitle?: ReactNode;
  /** Stands before the title: a way back. */
  lead?: ReactNode;
  /** Without it only the dialog's own buttons close it. */
  withCloseButton?: boolean;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Pixels, or one of the library's sizes. */
  size?: number | 'sm' | 'md' | 'lg' | 'xl';
  /** Called when it has gone, to forget what it held. */
  onClosed?: () => void;
  children: ReactNode;
}

/** A dialog with a header, a content that scrolls when the window is low, and a footer. */
export function Dialog(props: DialogProps): ReactNode {
  const { opened, onClose, title, subtitle, lead, footer, size = 'md', children } = props;
  const { withCloseButton = true, onClosed } = props;
  const { t } = useTranslation('common');
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      centered
      // The content may be as high as the window without this above and below.
      yOffset={DIALOG_MARGIN / 2}
      classNames={{ content: classes.content ?? '' }}
      closeOnEscape={withCloseButton}
      closeOnClickOutside={withCloseButton}
      transitionProps={{ transition: fadeScale, duration: TRANSITION_TIME }}
      {...(onClosed ? { onExitTransitionEnd: onClosed } : {})}
    >
      <Modal.Overlay />
      {/* While it fades out nothing in it can be pressed again. */}
      <Modal.Content inert={!opened}>
        <Modal.Header role="none" className={classes.header}>
          {lead}
          <div className={classes.titles}>
            <Modal.Title>{title}</Modal.Title>
            {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
          </div>
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

/** The content; the keyboard can scroll it when it is higher than the window. */
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
    // What is in it may come later, or make place for something else.
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
