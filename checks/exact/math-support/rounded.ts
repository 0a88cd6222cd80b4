/** A number without the errors of binary fractions, to compare with others. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
