import type { Styles } from './chakraStyles.ts';

/** Styles that are chosen at run time. */
export type Choice =
  | { readonly kind: 'condition'; readonly test: string; readonly yes: Styles; readonly no: Styles }
  | {
      readonly kind: 'variant';
      readonly name: string;
      readonly value: string;
      readonly values: readonly string[];
      readonly fallback: unknown;
    };

/** Elements with more classes than this are left to Chakra. */
const mostClasses = 64;

/** Adds a condition's styles to those that depend on the same condition. */
export function addCondition(choices: Choice[], test: string, yes: Styles, no: Styles): void {
  const at = choices.findIndex((choice) => choice.kind === 'condition' && choice.test === test);
  const known = choices[at];
  if (known?.kind === 'condition')
    choices[at] = { ...known, yes: { ...known.yes, ...yes }, no: { ...known.no, ...no } };
  else choices.push({ kind: 'condition', test, yes, no });
}

export const isTooMany = (choices: readonly Choice[]): boolean =>
  choices.reduce((classes, choice) => classes * (choice.kind === 'condition' ? 2 : choice.values.length), 1) >
  mostClasses;

/**
 * An expression for the class of an element: one class for each combination, so that the order in which classes stand
 * in the sheet never matters.
 */
export function classExpression(
  choices: readonly Choice[],
  styles: Styles,
  classOf: (styles: Styles) => string,
): string {
  const [choice, ...others] = choices;
  if (!choice) return JSON.stringify(classOf(styles));
  if (choice.kind === 'condition') {
    const yes = classExpression(others, { ...styles, ...choice.yes }, classOf);
    const no = classExpression(others, { ...styles, ...choice.no }, classOf);
    return yes === no ? yes : `(${choice.test} ? ${yes} : ${no})`;
  }
  const { name, value, values, fallback } = choice;
  const classes = values.map(
    (each) => `${JSON.stringify(each)}: ${classExpression(others, { ...styles, [name]: each }, classOf)}`,
  );
  const without = () => classExpression(others, { ...styles, [name]: undefined }, classOf);
  if (fallback === undefined) classes.push(`"": ${without()}`);
  // A variant that has styles for true alone may be false.
  if (values.length === 1 && values[0] === 'true') classes.push(`"false": ${without()}`);
  return `({ ${classes.join(', ')} })[${value} ?? ${JSON.stringify(fallback === undefined ? '' : String(fallback))}]`;
}
