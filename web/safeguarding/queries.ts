import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acknowledgeAlert, dismissAlert, listAlerts } from '../../contract/safeguarding.ts';
import { call } from '../api/client.ts';
import { logged } from '../api/log.ts';

const key = ['alerts'];

/** Alerts, newest first; looked for every few seconds, beside what the monitor hears at once. */
export const useAlerts = ({ classId, waiting = false }: { classId?: string; waiting?: boolean }) =>
  useQuery({
    queryKey: [...key, classId, waiting],
    queryFn: async ({ signal }) => {
      const query = { classId, waiting: waiting ? ('true' as const) : undefined };
      return (await logged(call(listAlerts, { query, signal }), signal)).alerts;
    },
    refetchInterval: 10_000,
  });

/** Reads the alerts again. */
export function useReloadAlerts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}

/** What a person can say of an alert. */
export function useJudgement(alertId: string) {
  const onSuccess = useReloadAlerts();
  const params = { alertId };
  const acknowledge = useMutation({ mutationFn: () => call(acknowledgeAlert, { params }), onSuccess });
  const dismiss = useMutation({ mutationFn: () => call(dismissAlert, { params }), onSuccess });
  return { acknowledge, dismiss };
}
