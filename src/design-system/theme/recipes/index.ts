import { badge } from './badge.ts';
import { button } from './button.ts';
import { card } from './card.ts';
import { field } from './field.ts';
import { heading } from './heading.ts';
import { input } from './input.ts';
import { link } from './link.ts';
import { skeleton } from './skeleton.ts';
import { spinner } from './spinner.ts';

/*
 * The recipes of what is on nearly every screen. What is opened only now and then (menu, dialog, drawer, tooltip)
 * has its recipe in its own chunk, by Chakra's `recipe` property.
 */
export const recipes = { badge, button, heading, input, link, skeleton, spinner };
export const slotRecipes = { card, field };
