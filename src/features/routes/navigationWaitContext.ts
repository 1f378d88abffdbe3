import { createContext } from 'react-router-dom';

/**
 * The time (ms) that a navigation waits for the data of the next page. Data that arrives in time is rendered at once,
 * without a flicker of skeletons; otherwise the page shows its skeletons.
 */
export const navigationWaitContext = createContext(150);
