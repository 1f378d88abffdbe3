import { createContext } from 'react';

/** Fetches code and data of the page at an address early. The application provides it; elsewhere nothing is fetched. */
export const PrefetchContext = createContext<(address: string) => void>(() => {});
