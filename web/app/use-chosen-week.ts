import { useSearchParams } from 'react-router';
import { parameters } from './paths.ts';

/** The week of a report in the address. */
export function useChosenWeek() {
  const [search, setSearch] = useSearchParams();
  return {
    week: search.get(parameters.week) ?? undefined,
    onWeek: (day: string) => setSearch({ [parameters.week]: day }),
  };
}
