import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { createContext, useContext, useEffect, useMemo, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';
import { NO_LAYERS, moveLayers } from './layers.ts';
import type { LayerMove, Layers } from './layers.ts';
import classes from './LayeredDialog.module.css';

export interface Layer {
  title: string;
  subtitle?: string;
  view: ReactNode;
  footer?: ReactNode;
}

interface LayerControl {
  push: (screen: Layer) => void;
  pop: () => void;
  reset: () => void;
}

const Context = createContext<LayerControl | undefined>(undefined);

/** @throws outside a LayeredDialog */
export function useLayers(): LayerControl {
  const control = useContext(Context);
  if (!control) throw new Error('useLayers needs a LayeredDialog around it');
  return control;
}

interface LayeredDialogProps extends Layer {
  opened: boolean;
  onClose: () => void;
  size?: number | 'sm' | 'md' | 'lg' | 'xl';
}

const reduce = (layers: Layers<Layer>, move: LayerMove<Layer>): Layers<Layer> =>
  moveLayers(layers, move);

/** Closing resets to the first screen. */
export function LayeredDialog({
  opened,
  onClose,
  size = 'lg',
  ...first
}: LayeredDialogProps): ReactNode {
  const { t } = useTranslation('common');
  const [{ stack, direction }, move] = useReducer(reduce, NO_LAYERS);
  const control = useMemo(
    (): LayerControl => ({
      push: (screen) => move({ kind: 'push', screen }),
      pop: () => move({ kind: 'pop' }),
      reset: () => move({ kind: 'reset' }),
    }),
    [],
  );
  const screens = [first, ...stack];
  const shown = screens.at(-1) ?? first;
  const current = useRef<HTMLDivElement>(null);
  const depth = useRef(0);
  useEffect(() => {
    if (depth.current !== stack.length && opened) current.current?.focus();
    depth.current = stack.length;
  }, [stack.length, opened]);
  return (
    <Context value={control}>
      <Dialog
        opened={opened}
        onClose={onClose}
        onClosed={control.reset}
        size={size}
        title={shown.title}
        subtitle={shown.subtitle}
        footer={shown.footer}
        lead={
          stack.length > 0 ? (
            <ActionIcon aria-label={t('actions.back')} onClick={control.pop}>
              <IconArrowLeft size={18} stroke={1.75} className={classes.arrow} />
            </ActionIcon>
          ) : null
        }
      >
        {/* Lower screens keep their state, hidden and inert. */}
        {screens.map((screen, index) => (
          <div
            key={index}
            ref={index === stack.length ? current : null}
            tabIndex={-1}
            className={classes.screen}
            hidden={index !== stack.length}
            data-direction={index === stack.length ? direction : undefined}
            data-still={stack.length === 0 && direction === 'forth' ? true : undefined}
          >
            {screen.view}
          </div>
        ))}
      </Dialog>
    </Context>
  );
}
