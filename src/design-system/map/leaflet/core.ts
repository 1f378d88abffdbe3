/*
 * The only file that imports Leaflet. It is fetched with the first map: nothing outside `map/` may import this, and
 * what is in `map/` is reached by `mapParts.ts`.
 */
import * as L from 'leaflet';
import './leaflet.css';

export { L };
