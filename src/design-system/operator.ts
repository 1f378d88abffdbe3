import { createContext } from 'react';

/** Who runs the portal, as a deployment's configuration says: the name, and the address of a square image. */
export interface Operator {
  readonly name: string;
  readonly mark?: string | undefined;
}

/** The operator of this deployment; undefined where none is configured, then general words and the product's logo stand. */
export const OperatorContext = createContext<Operator | undefined>(undefined);
