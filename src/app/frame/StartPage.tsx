import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { startPath } from '../preferences/start-page.ts';

/** Opens the page that the reader prefers. */
export const StartPage = (): ReactNode => <Navigate to={startPath()} replace />;
