import { badge } from './badge.ts';
import { button } from './button.ts';
import { heading } from './heading.ts';
import { input } from './input.ts';
import { link } from './link.ts';
import { skeleton } from './skeleton.ts';
import { spinner } from './spinner.ts';

/*
 * The recipes of components on nearly every screen. Components that are opened only now and then (menu, dialog, drawer,
 * tooltip) have their recipes in their own chunks, with Chakra's `recipe` property.
 */
export const recipes = { badge, button, heading, input, link, skeleton, spinner };
