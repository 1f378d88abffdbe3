export { BorderComparison } from './borders/BorderComparison.tsx';
export { BorderEditor, prepareBorderEditor } from './borders/BorderEditor.tsx';
export { RequestReview } from './components/RequestReview.tsx';
export { RequestStatusTag } from './components/RequestStatusTag.tsx';
export * from './hours/index.ts';
export { useRequestWords } from './useRequestWords.ts';
