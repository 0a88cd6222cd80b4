import type { FastifyRequest } from 'fastify';
import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import { registerStudent, registerTeacher } from '../../contract/registration.ts';
import type { Limits } from '../http/limits.ts';
import type { Serve } from '../http/serve.ts';
import type { IdentityContext } from '../identity/rules.ts';
import * as rules from './rules.ts';

const wrongCodes: readonly ErrorCode[] = ['invalid-school-code', 'invalid-session-id'];

export function registrationRoutes(serve: Serve, ctx: IdentityContext, limits: Limits): void {
  /** Wrong codes are counted apart, so that nobody can search for a right one. */
  const countingWrongCodes = async <T>({ ip }: FastifyRequest, register: () => Promise<T>): Promise<T> => {
    await limits.check('wrongCodeByAddress', ip);
    try {
      return await register();
    } catch (error) {
      if (error instanceof ContractError && wrongCodes.includes(error.code)) {
        await limits.take('wrongCodeByAddress', ip);
      }
      throw error;
    }
  };
  const options = { limitByAddress: 'registerByAddress' } as const;

  serve(
    registerTeacher,
    async ({ body, request }) => ({
      message: 'Your teacher account is ready.',
      ...(await countingWrongCodes(request, () => rules.registerTeacherAccount(ctx, body))),
    }),
    options,
  );
  serve(
    registerStudent,
    ({ body, request }) => countingWrongCodes(request, () => rules.registerStudentAccount(ctx, body)),
    options,
  );
}
