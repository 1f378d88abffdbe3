import { expect, screen, type userEvent, waitFor } from 'storybook/test';

type User = ReturnType<typeof userEvent.setup>;

/** Finds an element; called again while it is looked for, as elements are replaced when data arrives. */
export type Find = () => HTMLElement | Promise<HTMLElement>;

/** What a person does with the elements of a page. */
export interface Act {
  /** Presses a button or follows a link. */
  press(find: Find): Promise<void>;
  /** Replaces the text of a field. */
  write(find: Find, text: string): Promise<void>;
  /** Turns a checkbox, a radio button or a switch. */
  tick(find: Find): Promise<void>;
  /** Chooses an option of a select, by its text. */
  choose(find: Find, option: string): Promise<void>;
  /** Opens a menu by its button, and chooses an entry. */
  pick(find: Find, entry: Find): Promise<void>;
  /** Confirms what a field holds, by Enter. */
  enter(): Promise<void>;
}

/** Waits until what is pressed is enabled: it may wait for data. */
async function ready(find: Find): Promise<HTMLElement> {
  const element = await find();
  await waitFor(() => expect(element).toBeEnabled());
  return element;
}

export const actByMouse = (user: User): Act => ({
  press: async (find) => user.click(await ready(find)),
  async write(find, text) {
    const field = await ready(find);
    await user.clear(field);
    await user.type(field, text);
  },
  tick: async (find) => user.click(await ready(find)),
  choose: async (find, option) => user.selectOptions(await ready(find), option),
  async pick(find, entry) {
    await user.click(await ready(find));
    await user.click(await entry());
  },
  enter: () => user.keyboard('{Enter}'),
});

/** The most presses of Tab to an element: more than any page has stops. */
const mostStops = 200;

/** Closes the toast that has the focus. */
async function close(user: User, toast: Element) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}

/** Whether the element is in the panel that has the focus, and before it: Tab from its end would leave the panel. */
function isBackwards(target: Element) {
  const focused = document.activeElement;
  const panel = focused?.closest('[role=dialog]');
  return (
    panel?.contains(target) === true &&
    Boolean(target.compareDocumentPosition(focused as Element) & Node.DOCUMENT_POSITION_FOLLOWING)
  );
}

/** Presses Tab, or Shift and Tab, until the element has the focus. Throws when Tab does not come to it. */
async function tabTo(user: User, find: Find) {
  const target = await ready(find);
  if (document.activeElement === target) return target;
  const shift = isBackwards(target);
  const stops: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await user.tab({ shift });
    const wanted = await find();
    if (document.activeElement === wanted) return wanted;
    // While a toast is shown, Tab leads from it back to where the focus was: a user closes it to go on.
    const toast = document.activeElement?.closest('[data-scope=toast][data-part=root]');
    if (toast) await close(user, toast);
    stops.push(document.activeElement?.outerHTML.slice(0, 60) ?? '');
  }
  throw new Error(`Tab does not come to ${target.outerHTML.slice(0, 200)}, but to ${stops.slice(-20).join(' ')}.`);
}

export const actByKeyboard = (user: User): Act => {
  /** The panel or menu in which Enter was pressed last: it may be closing. */
  let confirmed: Element | null | undefined;

  const enter = async () => {
    confirmed = document.activeElement?.closest('[role=dialog], [role=menu]');
    await user.keyboard('{Enter}');
  };

  /** Goes to an element by Tab; before, a panel or menu that closes has given the focus back, as a user sees. */
  async function reach(find: Find) {
    const panel = confirmed;
    confirmed = undefined;
    if (panel && !panel.contains(await ready(find)))
      await waitFor(() => {
        expect(panel).not.toContainElement(document.activeElement as HTMLElement);
        expect(document.body).not.toHaveFocus();
      });
    return tabTo(user, find);
  }

  return {
    async press(find) {
      await reach(find);
      await enter();
    },
    async write(find, text) {
      const field = await reach(find);
      if ((field as HTMLInputElement).value) await user.keyboard('{Control>}a{/Control}{Delete}');
      // Braces and brackets name keys.
      await user.keyboard(text.replace(/[{[]/g, '$&$&'));
    },
    async tick(find) {
      await reach(find);
      await user.keyboard(' ');
    },
    async choose(find, option) {
      // The browser's own list of options takes no simulated keys: the field is reached by Tab, and chosen in at once.
      await user.selectOptions(await reach(find), option);
    },
    async pick(find, entry) {
      await reach(find);
      await user.keyboard('{Enter}');
      const wanted = await entry();
      // Before it has the focus, the menu receives no keys.
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      for (let stop = 0; stop < mostStops && !wanted.hasAttribute('data-highlighted'); stop += 1) {
        await user.keyboard('{ArrowDown}');
        await waitFor(() => expect(document.querySelector('[data-highlighted]')).not.toBeNull());
      }
      await expect(wanted).toHaveAttribute('data-highlighted');
      await enter();
    },
    enter,
  };
};
