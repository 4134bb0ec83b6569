import { createContext } from 'react';
import type { Extension } from './extension.ts';

/** Until the extensions are loaded. */
export const NOT_LOADED: readonly Extension[] = [];

export const ExtensionsContext = createContext(NOT_LOADED);

/** Of the extension that a part belongs to. */
export const ExtensionName = createContext('');
