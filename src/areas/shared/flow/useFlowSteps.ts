import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PARAMS } from '#app/paths.ts';

export interface FlowSteps<Name extends string> {
  current: Name;
  /** Its place among the steps; the first is 0. */
  index: number;
  /** Steps that one has left once. */
  visited: ReadonlySet<Name>;
  /** Goes to a step, with the focus. */
  show: (step: Name) => void;
  back: () => void;
  next: () => void;
  /** As when nobody has been anywhere yet: in the first step. */
  restart: () => void;
}

interface FlowStepsOptions<Name extends string> {
  /** In their order; the first needs no address of its own. */
  steps: readonly [Name, ...Name[]];
  /** Which step addresses lead to that are no step's any more. */
  formerly?: Readonly<Record<string, Name>>;
  /** One goes on with an earlier day's work: all steps count as visited. */
  isContinued: boolean;
  /** Called before a step is left. */
  onLeave?: () => void;
}

/** Ends what is being typed: some fields hand over their text when they are left, and a press by a program leaves none. */
export function leaveField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.blur();
}

/**
 * Where one is in a flow: the address knows the step, so that the browser's way back leads through the steps. The
 * second is for what holds the step's fields: it takes the focus, or what is wrong in it does.
 */
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
  // The step that one has just gone to.
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
    // A step that knows better has put the focus where it belongs.
    if (arrival?.step !== current || !place || place.matches(':focus-within')) return;
    // What is marked is mended first; else one goes on, with the keyboard too, at the step's beginning.
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
