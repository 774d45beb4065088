import { createRequire } from 'node:module';
import { BlockList, isIP, SocketAddress } from 'node:net';
import path from 'node:path';
import maxmind, { type Reader, type Response } from 'maxmind';
import { z } from 'zod';
import { withoutPort } from '../http/network.ts';
import { StartError } from '../start-error.ts';
import { openNetworks } from './networks.ts';

export interface Place {
  readonly city: string | null;
  readonly countryEmoji: string | null;
  /** The operator of the network, as its registry names it. */
  readonly isp: string | null;
}

/** Finds the place of an IP address; each part is null on its own. Private and unknown addresses return only nulls. Never throws. */
export type FindPlace = (address: string) => Promise<Place>;

export const unknownPlace: Place = { city: null, countryEmoji: null, isp: null };
export const findNoPlace: FindPlace = async () => unknownPlace;

/** Maximum length that fits into the sealed sender record. */
const MAX_NAME_LENGTH = 60;
const MAPPED_V4 = /^::ffff:(?=\d+\.)/;

/**
 * Private, shared and documentation ranges, and those of relays (6to4 and Teredo), whose operator is not the sender's. Source: IANA
 * special-purpose registries.
 */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['2001::', 32],
  ['2001:2::', 48],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6');

const { resolve } = createRequire(import.meta.url);
const countryFile = () =>
  path.join(path.dirname(resolve('@ip-location-db/geo-whois-asn-country-mmdb/package.json')), 'geo-whois-asn-country.mmdb');
const networkFiles = () => {
  const folder = path.dirname(resolve('@ip-location-db/asn/package.json'));
  return { v4: path.join(folder, 'asn-ipv4-num.csv'), v6: path.join(folder, 'asn-ipv6-num.csv') };
};

/** Records of @ip-location-db, in which a city is a string, and of MaxMind, in which it has a name per language. */
const cityRecord = z.object({ city: z.union([z.string(), z.object({ names: z.object({ en: z.string() }) })]) });
const countryRecord = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });

/**
 * Opens the lookup of places: country and network operator from the open data of @ip-location-db, the city from `cityDatabase`, an .mmdb
 * file in the format of MaxMind or @ip-location-db. Throws StartError if that file cannot be read.
 */
export async function openGeo(cityDatabase: string | null): Promise<FindPlace> {
  const [countries, cities, findOperator] = await Promise.all([
    maxmind.open<Response>(countryFile()),
    cityDatabase && openCities(cityDatabase),
    openNetworks(networkFiles()),
  ]);
  return async (forwarded) => {
    const address = normalized(withoutPort(forwarded));
    const version = isIP(address);
    if (version === 0 || reserved.check(address, version === 4 ? 'ipv4' : 'ipv6')) return unknownPlace;
    const country = countryRecord.safeParse(countries.get(address)).data?.country_code;
    const isp = await findOperator(address);
    return {
      city: cities ? cityOf(cities, address) : null,
      countryEmoji: country === undefined ? null : flagOf(country),
      isp: isp?.slice(0, MAX_NAME_LENGTH) ?? null,
    };
  };
}

/** The usual spelling of an address, without a zone. An IPv4 address mapped into IPv6 becomes IPv4. */
function normalized(address: string): string {
  return isIP(address) === 6 ? new SocketAddress({ address, family: 'ipv6' }).address.replace(MAPPED_V4, '') : address;
}

async function openCities(file: string): Promise<Reader<Response>> {
  try {
    return await maxmind.open<Response>(file);
  } catch (error) {
    throw new StartError(`GEO_CITY_DATABASE: ${file} cannot be read as an .mmdb file (${error instanceof Error ? error.message : error})`);
  }
}

function cityOf(cities: Reader<Response>, address: string): string | null {
  // The reader would look up the first 32 bits of an IPv6 address in a database of IPv4
  if (cities.metadata.ipVersion === 4 && isIP(address) === 6) return null;
  const city = cityRecord.safeParse(cities.get(address)).data?.city;
  const name = typeof city === 'string' ? city : (city?.names.en ?? '');
  return name === '' ? null : name.slice(0, MAX_NAME_LENGTH);
}

/** A country's flag: its two letters as regional indicator symbols. */
function flagOf(country: string): string {
  return String.fromCodePoint(...Array.from(country, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}
