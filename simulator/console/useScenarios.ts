import { useQuery } from '@tanstack/react-query';
import { loadScenarios } from './controlCalls.ts';

/** The query of the simulator's scenarios, with their titles in the language; all parts of the console share it. */
export const useScenarios = (language: string) =>
  useQuery({ queryKey: ['console', 'scenarios', language], queryFn: () => loadScenarios(language) });
