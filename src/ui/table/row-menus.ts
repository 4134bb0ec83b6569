import { createContext } from 'react';

/** False until the rows are drawn: their menus' code would come before them. */
export const RowMenusShownContext = createContext(true);
