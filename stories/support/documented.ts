interface DocsOptions {
  /** The height of each story's own frame, for components that cover the window, follow its width, or share state. */
  readonly frame?: string;
  /** The frame's width; default: that of the page. */
  readonly frameWidth?: string;
  /** The stories show an example around the component: the page lists the properties of `subcomponents` alone. */
  readonly wrapped?: boolean;
}

/** The parameters of a component's docs page: how the component is used, from the Markdown file beside its stories. */
export const documented = (usage: string, { frame, ...options }: DocsOptions = {}) => ({
  docs: {
    description: { component: usage },
    ...(frame === undefined ? {} : { story: { inline: false, height: frame } }),
    ...options,
  },
});
