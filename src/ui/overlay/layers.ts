/** The screens of a layered dialog above its first one; the last one is in sight. */
export interface Layers<Screen> {
  stack: readonly Screen[];
  /** The way the screens last moved: deeper, or back. */
  direction: 'forth' | 'back';
}

export type LayerMove<Screen> =
  | { kind: 'push'; screen: Screen }
  | { kind: 'pop' }
  /** Back to the first screen. */
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
