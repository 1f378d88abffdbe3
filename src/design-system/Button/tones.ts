/** What a button may stand for: its palettes. The build makes its looks from these. */
export const buttonTones = ['brand', 'danger'] as const;
