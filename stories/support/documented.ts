/**
 * The parameters of a component's docs page: how the component is used, from the Markdown file beside its stories.
 *
 * @param frame - The height of each story's own frame, for components that cover the window or follow its width.
 * @param frameWidth - The frame's width; default: that of the page.
 */
export const documented = (usage: string, frame?: string, frameWidth?: string) => ({
  docs: {
    description: { component: usage },
    ...(frame === undefined ? {} : { story: { inline: false, height: frame } }),
    ...(frameWidth === undefined ? {} : { frameWidth }),
  },
});
