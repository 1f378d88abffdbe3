import { indexOf } from '../../ledger/calendar.ts';
import type { PaymentCity } from '../catalogue.ts';

const city = (
  name: string,
  region: PaymentCity['region'],
  opened: string,
  weight: number,
  hourCents: number,
): PaymentCity => ({ name, region, opened: indexOf(opened), weight, hourCents });

/** The cities where the payment app is accepted, with the day of its start. */
export const paymentCities: readonly PaymentCity[] = [
  city('Zagreb', 'inland', '2018-04-16', 100, 160),
  city('Split', 'coast', '2018-05-14', 44, 150),
  city('Varaždin', 'inland', '2018-06-04', 9, 80),
  city('Rijeka', 'coast', '2018-09-03', 26, 120),
  city('Osijek', 'inland', '2018-11-05', 17, 90),
  city('Zadar', 'coast', '2019-03-04', 18, 130),
  city('Karlovac', 'inland', '2019-04-01', 6, 70),
  city('Šibenik', 'coast', '2019-05-06', 11, 130),
  city('Pula', 'coast', '2019-06-03', 14, 120),
  city('Slavonski Brod', 'inland', '2019-10-07', 6, 60),
  city('Dubrovnik', 'coast', '2020-02-03', 13, 300),
  city('Čakovec', 'inland', '2020-06-15', 4, 60),
  city('Sisak', 'inland', '2020-09-07', 4, 60),
  city('Trogir', 'coast', '2021-04-06', 6, 200),
  city('Makarska', 'coast', '2021-05-03', 6, 180),
  city('Opatija', 'coast', '2021-06-01', 5, 180),
  city('Bjelovar', 'inland', '2021-09-06', 4, 60),
  city('Velika Gorica', 'inland', '2021-11-02', 5, 70),
  city('Poreč', 'coast', '2022-04-04', 6, 160),
  city('Rovinj', 'coast', '2022-04-04', 6, 200),
  city('Koprivnica', 'inland', '2022-09-05', 3, 60),
  city('Vinkovci', 'inland', '2022-10-03', 3, 50),
  city('Crikvenica', 'coast', '2023-04-03', 4, 150),
  city('Samobor', 'inland', '2023-05-02', 4, 80),
  city('Biograd na Moru', 'coast', '2023-05-02', 3, 150),
  city('Umag', 'coast', '2023-06-01', 4, 150),
  city('Požega', 'inland', '2023-10-02', 2, 50),
  city('Omiš', 'coast', '2024-04-02', 3, 170),
  city('Zaprešić', 'inland', '2024-09-02', 3, 70),
  city('Krk', 'coast', '2025-04-01', 3, 160),
  city('Vukovar', 'inland', '2025-09-01', 2, 50),
  city('Križevci', 'inland', '2026-03-02', 2, 50),
];
