import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The session's query client, for loaders and middleware; the router is created with it. */
export const queryClientContext = createContext<QueryClient>();
