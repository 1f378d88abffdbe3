import * as L from 'leaflet';
import type { MapPosition } from '../types.ts';

/** Returns a position in Leaflet's order, latitude first. */
export const latLngOf = ([longitude = 0, latitude = 0]: MapPosition): L.LatLng => L.latLng(latitude, longitude);

/** Returns Leaflet's position with the longitude first. */
export const positionOf = ({ lng, lat }: L.LatLng): MapPosition => [lng, lat];
