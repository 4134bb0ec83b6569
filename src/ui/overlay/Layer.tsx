import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LayerHead } from './SideDrawer.tsx';
import classes from './Layer.module.css';

interface LayerProps {
  title: string;
  /** Undefined while it can't be left. */
  onBack: (() => void) | undefined;
  children: ReactNode;
}

/** A further screen of a drawer; the drawer's own title becomes its subtitle. */
export function Layer({ title, onBack, children }: LayerProps): ReactNode {
  const { t } = useTranslation('common');
  const head = use(LayerHead);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = screen.current?.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? screen.current)?.focus();
  }, []);
  return (
    <>
      {head
        ? createPortal(
            <>
              <ActionIcon aria-label={t('actions.back')} disabled={!onBack} onClick={onBack}>
                <IconArrowLeft size={18} stroke={1.75} className={classes.arrow} aria-hidden />
              </ActionIcon>
              <h3 className={classes.title}>{title}</h3>
            </>,
            head,
          )
        : null}
      <div ref={screen} role="group" aria-label={title} tabIndex={-1} className={classes.screen}>
        {children}
      </div>
    </>
  );
}
