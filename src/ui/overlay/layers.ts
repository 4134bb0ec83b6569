/** Screens above the first; the last is visible. */
export interface Layers<Screen> {
  stack: readonly Screen[];
  direction: 'forth' | 'back';
}

export type LayerMove<Screen> =
  | { kind: 'push'; screen: Screen }
  | { kind: 'pop' }
  | { kind: 'reset' };

export const NO_LAYERS: Layers<never> = { stack: [], direction: 'forth' };

export function moveLayers<Screen>(
  layers: Layers<Screen>,
  move: LayerMove<Screen>,
): Layers<Screen> {
  switch (move.kind) {
    case 'push':
      return { stack: [...layers.stack, move.screen], direction: 'forth' };
    case 'pop':
      return { stack: layers.stack.slice(0, -1), direction: 'back' };
    case 'reset':
      return { stack: [], direction: 'back' };
    default:
      return move satisfies never;
  }
}
