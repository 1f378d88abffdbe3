import { createContext, startTransition, useContext, useMemo, useOptimistic } from 'react';
import { type NavigateFunction, useLocation } from 'react-router-dom';
import { describeParams, type Param, type UrlState } from './describeParams.ts';

/** The router's function to navigate, from `NavigateProvider` of the main layout. */
export const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

/** The router's function to navigate; as `useNavigate`, but rendered again only with the page. */
export function useGoTo(): NavigateFunction {
  const navigate = useContext(NavigateContext);
  if (!navigate) throw new Error('The page is not within the main layout.');
  return navigate;
}

/** The parameters of the URL; as `useSearchParams`, but rendered only when they change. */
function useUrlParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** A state in these parameters. It is the same object until its own parameters or its description change. */
function useRead<State, Problem extends string>(description: UrlState<State, Problem>, params: URLSearchParams) {
  const text = description.ownText(params);
  return useMemo(() => description.read(new URLSearchParams(text)), [description, text]);
}

/** A change of the view is no entry of the history. */
const inPlace = { replace: true, preventScrollReset: true };

/**
 * The state of a page in the URL, and functions that change it there.
 *
 * @param description the same one at every render, so that an equal state stays the same object
 */
export function useUrlState<State, Problem extends string>(description: UrlState<State, Problem>) {
  const params = useUrlParams();
  const goTo = useGoTo();
  const { state, problems } = useRead(description, params);
  const others = description.dropsOthers ? undefined : params;
  return {
    state,
    /** The invalid parts of the URL, instead of which the defaults hold. */
    problems,
    /** Whether a state differs from what the URL says. */
    differs: (next: State) => problems.length > 0 || description.differences(next, state).length > 0,
    /** Writes the whole state, as a new entry of the history. */
    write: (next: State) => void goTo({ search: `?${description.write(next, others)}` }, { preventScrollReset: true }),
    /** Writes parts of the state, without a new entry. */
    change: (changed: Partial<State>) => void goTo({ search: `?${description.change(changed, params)}` }, inPlace),
  };
}

/**
 * A view in the URL, such as a sort, and a function that changes parts of it without a new entry in the history. The
 * component shows the change at once; the URL follows when its navigation has ended. The navigation begins with the
 * change, so that a link that is followed next comes after it.
 */
export function useViewState<State>(
  description: UrlState<State>,
): readonly [state: State, change: (change: Partial<State>) => void] {
  const goTo = useGoTo();
  const [shown, show] = useOptimistic(useUrlParams(), (params, changed: Partial<State>) =>
    description.change(changed, params),
  );
  const { state } = useRead(description, shown);
  const change = (changed: Partial<State>) =>
    startTransition(async () => {
      show(changed);
      await goTo({ search: `?${description.change(changed, shown)}` }, inPlace);
    });
  return [state, change];
}

/** A view of one value, as {@link useViewState}: `useViewParam(sortParam, 'providers.sort', byAmount)`. */
export function useViewParam<Value>(
  param: (name: string, byDefault: Value) => Param<Value>,
  name: string,
  byDefault: Value,
): readonly [value: Value, change: (value: Value) => void] {
  const description = useMemo(() => describeParams({ value: param(name, byDefault) }), [param, name, byDefault]);
  const [{ value }, change] = useViewState(description);
  return [value, (next) => change({ value: next })];
}
