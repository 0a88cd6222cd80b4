/** A student whose work may be read, even if there is none yet. */
export interface Author {
  readonly uid: string;
  readonly name: string;
  /** Null if the student is known only from the conversation. */
  readonly username: string | null;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Whether the student joined the lesson or asked in it. Left out, it counts as true. */
  readonly wasThere?: boolean;
}
