import { mostCompanies } from '../../statistics/launches.ts';

/** Made-up names that belong to no known company. */
const words = [
  'Velebitka',
  'Sunčani Jarbol',
  'Plava Bura',
  'Tihi Hrast',
  'Kameni Most',
  'Zlatni Klas',
  'Srebrni Galeb',
  'Bijela Lavanda',
  'Crveni Koralj',
  'Zelena Krošnja',
  'Jutarnja Rosa',
  'Stari Kantun',
  'Mladi Mjesec',
  'Brzi Jastreb',
  'Mirni Zaljev',
  'Visoka Jela',
  'Topli Kruh',
  'Vedro Nebo',
  'Široko Polje',
  'Dobra Rijeka',
  'Medvjeđi Trag',
  'Lipov Cvijet',
  'Maslinov Gaj',
  'Ružmarinova Uvala',
  'Šumski Potok',
  'Đurđica',
  'Žuti Tulipan',
  'Čvrsti Temelj',
  'Vjetrenjača Sjever',
  'Sedam Čempresa',
  'Treća Pletenica',
  'Morski Konjic',
  'Tri Ruzinavca',
  'Kravata Plus',
  'Licitar',
  'Bagrem i Sin',
  'Dalmatinski Štih',
  'Gorska Vila',
  'Slavonska Šokica',
  'Istarska Boškarica',
] as const;

const trades = [
  'Dostava',
  'Gradnja',
  'Servis',
  'Konzalting',
  'Trgovina',
  'Montaža',
  'Turizam',
  'Informatika',
  'Čišćenje',
  'Projekti',
  'Nekretnine',
  'Prijevoz',
] as const;

const forms = ['d.o.o.', 'd.o.o.', 'd.o.o.', 'j.d.o.o.', 'd.o.o.', 'obrt', 'd.o.o.', 'd.d.'] as const;

/** Names of companies that pay by the app, in the order in which they join it. */
export const companies: readonly string[] = Array.from({ length: mostCompanies }, (_, at) => {
  const word = words[at % words.length];
  const trade = trades[((at % words.length) + Math.floor(at / words.length)) % trades.length];
  const form = forms[(at + Math.floor(at / words.length)) % forms.length];
  return `${word} ${trade} ${form}`;
});
