/** The props of a text field for sentences: the keyboard of a phone begins them with a capital, and spelling is checked. */
export const prose = { autoCapitalize: 'sentences', autoCorrect: 'on', spellCheck: true } as const;
