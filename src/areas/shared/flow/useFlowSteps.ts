import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PARAMS } from '#app/paths.ts';

export interface FlowSteps<Name extends string> {
  current: Name;
  /** Zero-based. */
  index: number;
  visited: ReadonlySet<Name>;
  /** Also moves the focus. */
  show: (step: Name) => void;
  back: () => void;
  next: () => void;
  restart: () => void;
}

interface FlowStepsOptions<Name extends string> {
  steps: readonly [Name, ...Name[]];
  /** Old step names in URLs. */
  formerly?: Readonly<Record<string, Name>>;
  /** Counts all steps as visited. */
  isContinued: boolean;
  onLeave?: () => void;
}

/** Some fields commit on blur; programmatic clicks don't blur. */
export function leaveField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.blur();
}

/** Keeps the step in the URL. The ref's element gets the focus, or its first invalid field. */
export function useFlowSteps<Name extends string>(
  options: FlowStepsOptions<Name>,
): [FlowSteps<Name>, RefObject<HTMLDivElement | null>] {
  const { steps, formerly = {}, isContinued, onLeave } = options;
  const [first] = steps;
  const [params, setParams] = useSearchParams();
  const wanted = params.get(PARAMS.step) ?? '';
  const current = steps.find((name) => name === wanted) ?? formerly[wanted] ?? first;
  const index = steps.indexOf(current);
  const [visited, setVisited] = useState<ReadonlySet<Name>>(
    () => new Set(isContinued ? steps : []),
  );
  const [arrival, setArrival] = useState<{ step: Name }>();
  const content = useRef<HTMLDivElement>(null);
  const show = (step: Name): void => {
    leaveField();
    onLeave?.();
    setVisited((before) => new Set([...before, current]));
    setParams(step === first ? {} : { [PARAMS.step]: step }, { replace: step === current });
    setArrival({ step });
  };
  useEffect(() => {
    const place = content.current;
    // The step has focused something itself.
    if (arrival?.step !== current || !place || place.matches(':focus-within')) return;
    const wrong = place.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? place).focus({ preventScroll: true });
    (wrong ?? place).scrollIntoView({ block: wrong ? 'center' : 'start' });
  }, [arrival, current]);
  const place: FlowSteps<Name> = {
    current,
    index,
    visited,
    show,
    back: () => show(steps[index - 1] ?? first),
    next: () => show(steps[index + 1] ?? current),
    restart: () => {
      show(first);
      setVisited(new Set());
    },
  };
  return [place, content];
}
