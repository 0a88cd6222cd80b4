import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acknowledgeAlert, dismissAlert, listAlerts } from '../../contract/safeguarding.ts';
import { call } from '../api/client.ts';

const everyAlert = ['alerts'];

interface Which {
  classId?: string | undefined;
  waiting?: boolean;
}

const alerts = ({ classId, waiting = false }: Which) =>
  queryOptions({
    queryKey: [...everyAlert, classId, waiting],
    queryFn: async ({ signal }) => {
      const query = { classId, waiting: waiting ? ('true' as const) : undefined };
      return (await call(listAlerts, { query, signal })).alerts;
    },
    refetchInterval: 10_000,
  });

/** Alerts, newest first; looked for every few seconds, beside what the monitor hears at once. */
export const useAlerts = (which: Which) => useQuery(alerts(which));

/** Reads the alerts again. */
export function useReloadAlerts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: everyAlert });
}

/** What a person can say of an alert. */
export function useJudgement(alertId: string) {
  const params = { alertId };
  const meta = { reloads: [everyAlert] };
  const acknowledge = useMutation({ mutationFn: () => call(acknowledgeAlert, { params }), meta });
  const dismiss = useMutation({ mutationFn: () => call(dismissAlert, { params }), meta });
  return { acknowledge, dismiss };
}
