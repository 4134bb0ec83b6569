import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export function ScrollIntoView({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={place}>{children}</div>;
}
