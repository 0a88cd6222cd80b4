/** An email of the product. No line of it is written by a student. */
export interface Email {
  /** The kinds take turns and each has a bound of its own, so that a flood of one kind does not delay another. */
  readonly kind: 'alert' | 'invitation' | 'password' | 'observations';
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
