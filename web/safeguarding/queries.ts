import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nameWithUsername } from '../../contract/person-names.ts';
import {
  type Alert,
  acknowledgeAlert,
  dismissAlert,
  getSupport,
  listAlerts,
  lookAtAlert,
  settleAlert,
} from '../../contract/safeguarding.ts';
import { call } from '../api/client.ts';

/** The key of every query of alerts, whatever its filter. */
const allAlertsKey = ['alerts'];

interface AlertFilter {
  classId?: string | undefined;
  /** Only those that wait for the reader or that somebody has in hand. */
  open?: boolean;
}

/** Whoever reads an alert has to know who is meant, so the username always stands beside the name. */
const withUsername = (alert: Alert): Alert => ({
  ...alert,
  studentName: nameWithUsername({ name: alert.studentName, username: alert.studentUsername }),
});

const alerts = ({ classId, open = false }: AlertFilter) =>
  queryOptions({
    queryKey: [...allAlertsKey, classId, open],
    queryFn: async ({ signal }) => {
      const query = { classId, open: open ? ('true' as const) : undefined };
      const { alerts, ofSchool } = await call(listAlerts, { query, signal });
      return { ofSchool, alerts: alerts.map(withUsername) };
    },
    refetchInterval: 10_000,
    // A hidden tab also counts the alerts and plays the sound: its reader may be busy in another tab.
    refetchIntervalInBackground: open,
  });

/** Alerts, newest first. They are reloaded every few seconds, in addition to the monitor's events. */
export const useAlerts = (filter: AlertFilter) =>
  useQuery({ ...alerts(filter), select: (answer) => answer.alerts });

const waitingOf = ({ alerts }: { alerts: Alert[] }): Alert[] => alerts.filter(({ isWaiting }) => isWaiting);

/** Alerts that wait for the reader, newest first. */
export const useWaitingAlerts = () => useQuery({ ...alerts({ open: true }), select: waitingOf });

/** Whether the caller is the safeguarding contact, who sees the alerts of the whole school. */
export const useSeesSchool = (filter: AlertFilter): boolean =>
  useQuery({ ...alerts(filter), select: ({ ofSchool }) => ofSchool }).data ?? false;

/** Reloads the alerts. */
export function useReloadAlerts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: allAlertsKey });
}

/**
 * Stores that the reader has opened an alert, if nobody has looked at it before. A failure is only logged: at
 * worst, a reminder is sent.
 */
export function useLookAt(): (alert: Alert) => void {
  const { mutate } = useMutation({
    mutationFn: (alertId: string) => call(lookAtAlert, { params: { alertId } }),
    meta: { reloads: [allAlertsKey] },
  });
  return useCallback(
    ({ id, lookedAt }) => {
      if (lookedAt === null) mutate(id);
    },
    [mutate],
  );
}

/** The ways to judge an alert. */
export function useJudgement(alertId: string) {
  const params = { alertId };
  const meta = { reloads: [allAlertsKey] };
  const acknowledge = useMutation({ mutationFn: () => call(acknowledgeAlert, { params }), meta });
  const dismiss = useMutation({ mutationFn: () => call(dismissAlert, { params }), meta });
  const settle = useMutation({ mutationFn: () => call(settleAlert, { params }), meta });
  return { acknowledge, dismiss, settle };
}

const support = (supportCount: number) =>
  queryOptions({
    queryKey: ['support', supportCount],
    queryFn: async ({ signal }) => (await call(getSupport, { signal })).support,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? 30_000 : false),
  });

/**
 * Whom the student can turn to, until somebody has judged all of the student's alerts. It is reloaded while
 * it is shown.
 * @param supportCount how many messages of the conversation the support text answered; another one reloads it
 */
export const useSupport = (supportCount: number) => useQuery(support(supportCount));
