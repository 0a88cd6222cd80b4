import {
  createAssignment,
  deleteAssignment,
  getAssignment,
  listClassAssignments,
  updateAssignment,
} from '../../contract/assignments.ts';
import { previewSchoolProfile } from '../../contract/school-profile-preview.ts';
import type { Context } from '../context.ts';
import type { Serve } from '../http/serve.ts';
import * as changes from './change-rules.ts';
import * as rules from './rules.ts';
import * as schoolProfiles from './school-profile-rules.ts';

/** Binds the assignment endpoints to their rules. */
export function assignmentsRoutes(serve: Serve, ctx: Context): void {
  serve(createAssignment, async ({ actor, body }) => {
    const created = await changes.createAssignment(ctx, actor, body);
    return { message: `The assignment “${created.title}” is ready.`, assignment: created };
  });
  serve(previewSchoolProfile, ({ actor, query }) =>
    schoolProfiles.previewSchoolProfile(ctx, actor, query.profile),
  );
  serve(listClassAssignments, async ({ actor, params, query }) => ({
    assignments: await rules.listClassAssignments(ctx, actor, params.classId, {
      archived: query.archived === 'true',
    }),
  }));
  serve(getAssignment, async ({ actor, params }) => ({
    assignment: await rules.getAssignment(ctx, actor, params.assignmentId),
  }));
  serve(updateAssignment, async ({ actor, params, body }) => ({
    message: 'The assignment was changed.',
    assignment: await changes.updateAssignment(ctx, actor, params.assignmentId, body),
  }));
  serve(deleteAssignment, async ({ actor, params, body }) => {
    const { archived } = await changes.deleteAssignment(ctx, actor, params.assignmentId, body);
    return {
      message: archived
        ? 'The assignment was archived with its conversations.'
        : 'The assignment was deleted.',
    };
  });
}
