import {
  type Mutation,
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';

/** The dependencies of a group of switches. */
export interface SwitchOptions {
  /** The mutation key, and the scope in which writes follow one another. */
  readonly name: string;
  /** Returns the server's known value. */
  readonly stored: (code: string) => boolean;
  /** Writes one value; after it resolves `stored` returns it. */
  readonly write: (code: string, value: boolean) => Promise<void>;
  /** Called when the last requested value is stored; also after the component unmounted. */
  readonly onSaved?: (code: string) => void;
  /** Called when the last requested value could not be stored; also after the component unmounted. */
  readonly onFailed: (code: string, error: unknown) => void;
}

export interface Switches {
  /** Returns the value that a switch shows: the last requested one, else the stored one. */
  readonly shown: (code: string) => boolean;
  /** Requests the opposite of the last requested value. */
  readonly toggle: (code: string) => void;
}

interface SwitchVariables {
  readonly code: string;
  readonly value: boolean;
  /** A pending mutation that requests the same value. When its write fails, the value is not written again. */
  readonly sameValue: SwitchMutation | undefined;
}

type SwitchMutation = Mutation<void, Error, SwitchVariables>;

const pendingFilters = (name: string) => ({ mutationKey: [name], status: 'pending' }) as const;

/** The pending mutations of one switch, in the order of the requests. */
const pendingOf = (queryClient: QueryClient, name: string, code: string) =>
  (queryClient.getMutationCache().findAll(pendingFilters(name)) as unknown as SwitchMutation[]).filter(
    ({ state }) => state.variables?.code === code,
  );

/** The mutation of a group of switches. A mutation that is outdated when its turn comes resolves without a write. */
function switchMutation({ name, stored, write, onSaved, onFailed }: SwitchOptions) {
  const isLast = (variables: SwitchVariables, queryClient: QueryClient) =>
    pendingOf(queryClient, name, variables.code).at(-1)?.state.variables === variables;
  return mutationOptions<void, Error, SwitchVariables>({
    mutationKey: [name],
    scope: { id: name },
    mutationFn: async (variables, { client }) => {
      const { code, value, sameValue } = variables;
      if (!isLast(variables, client)) return;
      if (sameValue?.state.status === 'error') throw sameValue.state.error;
      if (stored(code) !== value) await write(code, value);
    },
    onSuccess: (_data, variables, _result, { client }) => {
      if (isLast(variables, client)) onSaved?.(variables.code);
    },
    onError: (error, variables, _result, { client }) => {
      if (isLast(variables, client)) onFailed(variables.code, error);
    },
  });
}

/**
 * Switches that change at once and are written one after another, so that responses cannot overtake each other. While a
 * write is running only the last requested value of each switch waits, so the last state wins, however fast it is
 * clicked. A failure resets the switch to the stored value, unless another value was requested in the meantime. Writes
 * go on when the component unmounts, and are shown when it is mounted again.
 */
export function useSwitches(options: SwitchOptions): Switches {
  const { name, stored } = options;
  const queryClient = useQueryClient();
  const { mutate } = useMutation(switchMutation(options));
  const pending = useMutationState({
    filters: pendingFilters(name),
    select: ({ state }: SwitchMutation) => state.variables,
  });
  return {
    shown: (code) => pending.filter((variables) => variables?.code === code).at(-1)?.value ?? stored(code),
    toggle: (code) => {
      // Read from the cache: clicks can follow one another faster than they are rendered.
      const requests = pendingOf(queryClient, name, code);
      const value = !(requests.at(-1)?.state.variables?.value ?? stored(code));
      mutate({ code, value, sameValue: requests.find(({ state }) => state.variables?.value === value) });
    },
  };
}
