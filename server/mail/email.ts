/** An email of the product. No line of it is written by a student. */
export interface Email {
  /** What it is about. Kinds take turns, and each has a bound of its own, so that a flood of one delays no other. */
  readonly kind: 'alert' | 'invitation' | 'password';
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
