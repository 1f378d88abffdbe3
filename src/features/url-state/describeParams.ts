/** What the texts of a value's parameters say: the value, what is wrong with them, or nothing where they are missing. */
export interface ReadParam<Value, Problem extends string> {
  /** Without it the default holds. */
  readonly value?: Value;
  readonly problem?: Problem;
}

/** A value in the URL: its search parameters, of which a range of days has two, and how they are read and written. */
export interface Param<Value, Problem extends string = never> {
  readonly names: readonly string[];
  readonly byDefault: Value;
  /** Reads the texts of the names, null for those that are missing. Nothing throws. */
  readonly read: (...texts: (string | null)[]) => ReadParam<Value, Problem>;
  /** The texts of the names; an empty one is left out. */
  readonly write: (value: Value) => readonly string[];
}

/** A state in the URL, as `describeParams` describes it. */
export interface UrlState<State, Problem extends string = never> {
  /** The state of a URL without parameters. */
  readonly defaults: State;
  /** Whether writing the state removes the parameters that are not its own. */
  readonly dropsOthers: boolean;
  /** Whether a URL has the state, or one part of it. */
  readonly isIn: (params: URLSearchParams, part?: keyof State) => boolean;
  /** The parameters of the state alone: the same text for the same state. */
  readonly ownText: (params: URLSearchParams) => string;
  /** Reads the state. Missing and invalid parts are the default; what is invalid is in `problems`, in the parts' order. */
  readonly read: (params: URLSearchParams) => { readonly state: State; readonly problems: readonly Problem[] };
  /** Writes the whole state behind other parameters. */
  readonly write: (state: State, others?: URLSearchParams) => URLSearchParams;
  /** Writes parts of the state in their places, so that the rest of the URL stays as it is. */
  readonly change: (change: Partial<State>, params: URLSearchParams) => URLSearchParams;
  /** The parts of a state that differ from another one, or from the default. */
  readonly differences: (state: State, from?: State) => readonly (keyof State)[];
}

/**
 * Describes a state in the URL by its parts, in the order in which they are written. All that is done with the
 * parameters follows: reading, writing, defaults, links that carry the state on, and what differs from the default.
 */
export function describeParams<State extends object, Problem extends string = never>(
  parts: { readonly [Part in keyof State]: Param<State[Part], Problem> },
  { dropsOthers = false }: { readonly dropsOthers?: boolean } = {},
): UrlState<State, Problem> {
  const keys = Object.keys(parts) as (keyof State)[];
  const allNames = keys.flatMap((key) => parts[key].names);
  const textsOf = (state: State, key: keyof State) => parts[key].write(state[key]);
  const read = (params: URLSearchParams) => {
    const problems: Problem[] = [];
    const values = keys.map((key) => {
      const part = parts[key];
      const { value = part.byDefault, problem } = part.read(...part.names.map((name) => params.get(name)));
      if (problem) problems.push(problem);
      return [key, value];
    });
    return { state: Object.fromEntries(values) as State, problems };
  };
  const { state: defaults } = read(new URLSearchParams());
  const change = (changed: Partial<State>, params: URLSearchParams) => {
    const next = new URLSearchParams(params);
    for (const key of keys.filter((each) => each in changed)) {
      const texts = textsOf(changed as State, key);
      for (const [at, name] of parts[key].names.entries()) {
        if (texts[at]) next.set(name, texts[at]);
        else next.delete(name);
      }
    }
    return next;
  };
  const write = (state: State, others?: URLSearchParams) => {
    const rest = new URLSearchParams(others);
    for (const name of allNames) rest.delete(name);
    return change(state, rest);
  };
  return {
    defaults,
    dropsOthers,
    isIn: (params, part) => (part ? parts[part].names : allNames).some((name) => params.has(name)),
    ownText: (params) => `${new URLSearchParams([...params].filter(([name]) => allNames.includes(name)))}`,
    read,
    write,
    change,
    differences: (state, from = defaults) =>
      keys.filter((key) => textsOf(state, key).join() !== textsOf(from, key).join()),
  };
}
