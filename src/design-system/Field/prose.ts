/** The props of a text field for sentences: the keyboard of a phone begins them with a capital, and spelling is checked. */
export const prose = { autoCapitalize: 'sentences', autoCorrect: 'on', spellCheck: true } as const;

/** The props of a field that is no {@link TextField}, for names, numbers, code and searches: as that has them. */
export const plainText = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
