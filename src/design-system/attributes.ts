/**
 * The attributes of an element among which there are no styles of Chakra's: a part with a name takes none in the built
 * portal (tools/static-styles). `{...(rest satisfies Attributes)}` does not compile where `rest` may have some, since all
 * properties of Chakra's components have `css`.
 */
export type Attributes = object & { readonly css?: never };
