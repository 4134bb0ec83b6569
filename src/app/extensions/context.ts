import { createContext } from 'react';
import type { Extension } from './extension.ts';

/** Those loaded so far. */
export const ExtensionsContext = createContext<readonly Extension[]>([]);

/** Of the extension that a part belongs to. */
export const ExtensionName = createContext('');
