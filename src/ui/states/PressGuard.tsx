import type { MouseEvent, ReactNode } from 'react';

interface PressGuardProps {
  isOn: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const stop = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Ignores presses on its content while on. Unlike `inert` and `disabled`, it keeps the focus. */
export function PressGuard({ isOn, className, children }: PressGuardProps): ReactNode {
  return (
    <div
      className={className}
      style={className === undefined ? { display: 'contents' } : {}}
      aria-busy={isOn}
      {...(isOn ? { onClickCapture: stop } : {})}
    >
      {children}
    </div>
  );
}
