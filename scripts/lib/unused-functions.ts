/** By what is left of them. */
type Bodies = Readonly<Record<string, readonly string[]>>;

/**
 * Submissions, fetchers, redirects from loaders, middleware, view transitions, its own error page, warnings to
 * developers.
 */
const OF_ROUTER: Bodies = {
  '': [
    'decodeRedirectErrorDigest',
    'decodeRouteErrorResponseDigest',
    'enableScrollRestoration',
    'fetch2',
    'findRedirect',
    'getSubmissionFromNavigation',
    'getUpdatedRevalidatingFetchers',
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'persistAppliedTransitions',
    'restoreAppliedTransitions',
    'runClientMiddlewarePipeline',
    'startRedirectNavigation',
    'warnOnce',
    'warning',
  ],
  'return false;': ['abortStaleFetchLoads', 'markFetchRedirectsDone'],
  'return null;': ['DefaultErrorComponent'],
  'return { path };': ['normalizeNavigateOptions'],
};

/** By package, functions that never run in this app, or to no effect. */
export const UNUSED_FUNCTIONS: Readonly<Record<string, Bodies>> = {
  'react-router/dist/production': OF_ROUTER,
};

/** Indented as the packages are. */
const functionsCalled = (names: readonly string[]): RegExp =>
  new RegExp(
    String.raw`^( *)((?:async )?function (?:${names.join('|')})\([^;]*?\) \{)\n[^]*?\n\1\}$`,
    'gm',
  );

const countBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * Functions stay where something names them.
 *
 * @param onFound is told each function
 */
export function withoutFunctions(
  code: string,
  bodies: Bodies,
  onFound = (_found: string): void => undefined,
): string {
  return Object.entries(bodies).reduce(
    (rest, [body, names]) =>
      rest.replace(functionsCalled(names), (found, indent: string, head: string) => {
        onFound(found);
        const breaks = '\n'.repeat(countBreaks(found) - countBreaks(head));
        return `${indent}${head}${body}${breaks}}`;
      }),
    code,
  );
}

export const bodiesFor = (id: string): Bodies =>
  Object.entries(UNUSED_FUNCTIONS).find(([path]) => id.includes(`/node_modules/${path}`))?.[1] ??
  {};
