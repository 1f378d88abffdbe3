/** The password of every user of the simulator (behaviour 23.2). */
export const password = 'demo-1234';

/** The users of the simulator, and what each may do. */
export const users = {
  operator: 'everything, for every provider',
  provider: 'three parking providers and their zones, with the right to change them',
  single: 'one parking provider and one garage, views only',
  garage: 'garages, with the right to change them',
  park: 'parks and their tickets',
  sales: 'sales providers',
  finance: 'statements and statistics only',
  incidents: 'incidents only',
  viewer: 'sees everything, may report and edit incidents, changes nothing else',
  newcomer: 'no permission at all',
};
