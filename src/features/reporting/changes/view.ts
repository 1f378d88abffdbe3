import { choiceParam, describeParams } from '#features/url-state/index.ts';

/** What the total of an outlet's report can be divided by. */
export const reportDivisions = ['channels', 'zones', 'articles'] as const;
export type Division = (typeof reportDivisions)[number];

/** What the section shows. */
export interface WhyView {
  readonly by: Division;
  readonly view: 'chart' | 'table';
}

/** The view of the section, in the URL, so that a link, Back and a file keep it. */
export const whyParams = describeParams<WhyView>({
  by: choiceParam('why.by', reportDivisions, 'channels'),
  view: choiceParam('why.view', ['chart', 'table'], 'chart'),
});
