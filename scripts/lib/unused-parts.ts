import type { Plugin } from 'vite';

/** The assignment counts as a use. */
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** Unused here. */
const GROUPS = /^(?:Button|ActionIcon)\.(?:Group|GroupSection) = \w+;$/gm;
/** To be marked as pure. */
const MAKER = /^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/** Removes what defeats tree shaking. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'without-unused-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(?:@mantine\/\w+|react-router)\/.*\.mjs$/ },
    handler: (code) => ({
      code: code.replace(NAME, '').replace(GROUPS, '').replace(MAKER, '$1/* @__PURE__ */ $2'),
      // Lines don't change.
      map: null,
    }),
  },
});
