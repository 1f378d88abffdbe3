import type { NodePath } from 'storybook/internal/babel';
import { babelParse, traverse, types } from 'storybook/internal/babel';

/** A key of a text that a source shows where it says what went wrong; `*` stands for what is only known at run time. */
export interface ShownMessage {
  readonly key: string;
  /** The namespaces that the source takes its texts from; empty: it gets `t` from elsewhere. */
  readonly namespaces: readonly string[];
}

/** Components that say what went wrong. Their buttons do not. */
const components = /^(ErrorState|FormBanner|FailureBanner|FieldError|StateMessage)$/;
/** Attributes of components that say what went wrong with the value or the action. */
const attributes = /^(error|problem|failure)$/;
/** Properties that hold what went wrong. */
const properties = /^(message|error|problem|failure)$/;
/** Functions that say what went wrong, or take the text that does. */
const functions = /^(required|inArray|formRules|setError)$|problem|failure|refus|^(?!.*state)[a-z]\w*error|^error/i;
/** What such a component holds beside its message: buttons, icons, details. */
const others = /^(action|actions|icon|detail|onRetry|key)$|Button$|summary$/;

const nameOf = (node: types.Node | null | undefined): string => {
  if (types.isIdentifier(node) || types.isJSXIdentifier(node)) return node.name;
  if (types.isMemberExpression(node) || types.isJSXMemberExpression(node))
    return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return '';
};

/** The keys that an argument of `t` can be. */
function keysOf(node: types.Node | null | undefined): string[] {
  if (types.isStringLiteral(node)) return [node.value];
  if (types.isConditionalExpression(node)) return [...keysOf(node.consequent), ...keysOf(node.alternate)];
  if (types.isLogicalExpression(node)) return [...keysOf(node.left), ...keysOf(node.right)];
  if (types.isTSAsExpression(node)) return keysOf(node.expression);
  if (!types.isTemplateLiteral(node)) return [];
  const key = node.quasis.map(({ value }) => value.cooked ?? '').join('*');
  return /[a-z]/i.test(key) ? [key] : [];
}

const isWarning = (node: types.JSXElement) =>
  node.openingElement.attributes.some(
    (attribute) =>
      types.isJSXAttribute(attribute) &&
      nameOf(attribute.name) === 'tone' &&
      types.isStringLiteral(attribute.value) &&
      !/danger|warning/.test(attribute.value.value),
  );

const hasRoleAlert = (node: types.JSXElement) =>
  node.openingElement.attributes.some(
    (attribute) =>
      types.isJSXAttribute(attribute) &&
      nameOf(attribute.name) === 'role' &&
      types.isStringLiteral(attribute.value, { value: 'alert' }),
  );

/** Returns the messages about what went wrong that a source shows: in banners, toasts, at fields, in place of what did not load. */
export function shownMessages(source: string): ShownMessage[] {
  const namespaces = [...source.matchAll(/(?:useTranslation\(\[?|getFixedT\(\w+, )((?:'\w+'(?:, )?)+)/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
  const found = new Set<string>();
  const seen = new Set<types.Node>();

  /** Adds the keys of the texts in a part of the source, and in what its names stand for. */
  function collect(path: NodePath, isBeyond = false) {
    if (seen.has(path.node)) return;
    seen.add(path.node);
    const visit = (inner: NodePath) => {
      const { node } = inner;
      if (types.isCallExpression(node) && nameOf(node.callee) === 't')
        for (const key of keysOf(node.arguments[0])) found.add(key);
      if (types.isIdentifier(node) && !isBeyond) {
        const binding = inner.scope.getBinding(node.name);
        if (
          binding?.path.isVariableDeclarator() &&
          binding.path.node.init &&
          nameOf(binding.path.node.id) === node.name
        )
          collect(binding.path.get('init') as NodePath, true);
      }
    };
    visit(path);
    path.traverse({
      enter(inner) {
        if (inner.isJSXAttribute() && others.test(nameOf(inner.node.name))) return inner.skip();
        if (inner.isJSXElement() && others.test(nameOf(inner.node.openingElement.name))) return inner.skip();
        visit(inner);
      },
    });
  }

  traverse(babelParse(source), {
    CallExpression(path: NodePath<types.CallExpression>) {
      const name = nameOf(path.node.callee).split('.').slice(-2).join('.');
      if (name === 'toast.error' || (functions.test(name) && !name.includes('.')))
        for (const argument of path.get('arguments')) collect(argument);
    },
    JSXElement(path: NodePath<types.JSXElement>) {
      const isMessage = components.test(nameOf(path.node.openingElement.name)) && !isWarning(path.node);
      if (isMessage || hasRoleAlert(path.node)) collect(path);
    },
    JSXAttribute(path: NodePath<types.JSXAttribute>) {
      if (attributes.test(nameOf(path.node.name))) collect(path);
    },
    ObjectProperty(path: NodePath<types.ObjectProperty>) {
      if (properties.test(nameOf(path.node.key))) collect(path.get('value') as NodePath);
    },
    VariableDeclarator(path: NodePath<types.VariableDeclarator>) {
      const init = path.get('init');
      if (functions.test(nameOf(path.node.id)) && !/^[A-Z]/.test(nameOf(path.node.id)) && init.node)
        collect(init as NodePath);
    },
    FunctionDeclaration(path: NodePath<types.FunctionDeclaration>) {
      if (functions.test(nameOf(path.node.id)) && !/^[A-Z]/.test(nameOf(path.node.id))) collect(path);
    },
  });
  return [...found].map((key) => {
    const [before, after] = key.split(':');
    return after === undefined ? { key, namespaces } : { key: after, namespaces: [before as string] };
  });
}
