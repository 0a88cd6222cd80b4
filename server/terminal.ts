import { stderr, stdout } from 'node:process';
import { escapedLine } from './escaped-line.ts';

/**
 * The only way from the programs to the operator's terminal, the log aside. Each text is one line, whatever it holds: a
 * name cannot move the cursor, change what stands above it, or pretend to be a line of the program.
 */
export function printLines(lines: readonly string[], stream: NodeJS.WritableStream = stdout): void {
  stream.write(`${lines.map((line) => escapedLine(line)).join('\n')}\n`);
}

/** Prints why a program ends. */
export function printError(error: unknown): void {
  printLines([error instanceof Error ? error.message : String(error)], stderr);
}
