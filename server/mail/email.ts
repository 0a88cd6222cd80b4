/** An email of the product. It contains no text that a student wrote. */
export interface Email {
  /**
   * The kinds take turns and each has a limit of its own, so that a flood of one kind does not delay another.
   */
  readonly kind: 'alert' | 'invitation' | 'password' | 'loss' | 'observations';
  /** One address. */
  readonly to: string;
  /** One line, as each paragraph is: an email breaks lines between paragraphs alone. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
}
