import { limits } from '../../contract/constants.ts';
import type { School, TeacherRegistration } from '../../contract/school.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { administeredBy } from './administrator-rules.ts';
import * as store from './school-code-store.ts';
import { ownSchool } from './school-rules.ts';
import type { AdministeredSchool } from './school-store.ts';
import { readSignInsAgain } from './sign-ins.ts';

type Change = Partial<Omit<TeacherRegistration, 'code'>>;

/**
 * Changes how teachers register in the school that the caller administers. Teachers who already wait for
 * approval still need it after the school has turned approval off.
 * @throws ContractError administrator-only
 */
export const changeRegistration = (
  ctx: Pick<Context, 'db' | 'clock' | 'events'>,
  actor: TeacherActor,
  change: Change,
): Promise<School> =>
  changeSchool(ctx, actor, async (write, school) => {
    const { codeIsOn, approvesTeachers, passwordMinimum, requiresSecondFactor } = change;
    await store.updateRegistration(write.query, school.id, {
      ...(codeIsOn !== undefined && { codeOffAt: codeIsOn ? null : (school.codeOffAt ?? now(ctx)) }),
      ...(approvesTeachers !== undefined && { approvesTeachers }),
      ...(passwordMinimum !== undefined && { passwordMinimum }),
      ...(requiresSecondFactor !== undefined && { requiresSecondFactor }),
    });
    if (requiresSecondFactor !== undefined) await readSignInsAgain(ctx, write, { schoolId: school.id });
    for (const entry of entriesOf(change)) await securityLog.record(ctx, write, { by: actor, ...entry });
  });

const onOrOff = (isOn: boolean) => (isOn ? 'on' : 'off');

/** The entries of the security log for a change. */
function* entriesOf({ codeIsOn, approvesTeachers, passwordMinimum, requiresSecondFactor }: Change) {
  if (requiresSecondFactor !== undefined)
    yield { event: 'second-factor-rule-set', detail: onOrOff(requiresSecondFactor) } as const;
  if (codeIsOn !== undefined) yield { event: 'school-code-switched', detail: onOrOff(codeIsOn) } as const;
  if (approvesTeachers !== undefined)
    yield { event: 'approval-switched', detail: onOrOff(approvesTeachers) } as const;
  if (passwordMinimum !== undefined)
    yield { event: 'password-length-changed', detail: `${passwordMinimum}` } as const;
}

/**
 * Gives the school that the caller administers a new code, which is too long to be guessed. The old code
 * never works again.
 * @throws ContractError administrator-only
 */
export const renewSchoolCode = (
  ctx: Pick<Context, 'db' | 'clock' | 'ids'>,
  actor: TeacherActor,
): Promise<School> =>
  changeSchool(ctx, actor, async (write, school) => {
    const code = ctx.ids.code(limits.newSchoolCodeLength);
    await store.replaceCode(write.query, school, { code, at: now(ctx) });
    await securityLog.record(ctx, write, { event: 'school-code-renewed', by: actor });
  });

async function changeSchool(
  ctx: Pick<Context, 'db'>,
  actor: TeacherActor,
  change: (write: Write, school: AdministeredSchool) => Promise<void>,
): Promise<School> {
  return ctx.db.write(async (write) => {
    await change(write, await administeredBy(write.query, actor));
    return ownSchool(write.query, actor);
  });
}
