type Ask = () => Promise<boolean>;

const nobody: Ask = async () => false;
let ask = nobody;
let asking: Promise<boolean> | null = null;

/**
 * How a call that the server refuses until the password is typed again gets it. The identity room sets the
 * dialog; the client asks with it and repeats the call, so that no form has a password field of its own.
 */
export const passwordPrompt = {
  /** @param next null when there is no dialog any more */
  askWith(next: Ask | null): void {
    ask = next ?? nobody;
  },
  /**
   * Asks for the password. Calls that are refused at the same time wait for one dialog.
   * @returns whether the password was proved
   */
  ask(): Promise<boolean> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  },
};
