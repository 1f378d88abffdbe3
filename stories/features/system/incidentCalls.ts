/** The response of the lists on the wire. */
export interface Incidents {
  readonly incidenti: readonly WireIncident[];
  readonly ukupno_incidenata: number;
  readonly broj_stranica: number;
}

export interface WireReport {
  readonly title: string;
  readonly component: string;
  readonly service_group: string;
  readonly begin_time: string;
  readonly end_time: string | null;
  readonly description: string;
  readonly incident_level: number;
}

interface WireIncident extends WireReport {
  readonly id: number;
  readonly is_public: boolean;
}

/** The default incident: an ongoing warning that began half an hour ago. */
export const aReport = (own: Partial<WireReport>): WireReport => ({
  title: 'Kratak prekid',
  component: '',
  service_group: 'PARKING',
  begin_time: '2026-11-20T08:30:00Z',
  end_time: null,
  description: '',
  incident_level: 2,
  ...own,
});

/** Another user reports an incident, or changes the one with the id. */
export async function report(values: WireReport, id?: number) {
  const response = await fetch(id === undefined ? '/api/system/incident-list/' : `/api/system/incident/${id}/`, {
    method: id === undefined ? 'POST' : 'PATCH',
    headers: {
      Authorization: `Token ${localStorage.getItem('auth-token')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(values),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

/** A response without incidents. */
export const noIncidents = { incidenti: [], ukupno_incidenata: 0, broj_stranica: 1 };
