import { createRequire } from "node:module";
import { t } from "#app/common/language/messages.ts";
import { foldText } from "#app/common/lists/fold-text.ts";
import type { Messages } from "#messages/en/index.ts";
import { countryName, sortCountries } from "./country-name.ts";
import { isPostalCodeNeeded, postalLabel } from "./postal-code.ts";

type RegionKind = keyof Messages["regions"];

export type Region = { code: string; name: string };

type CountryData = { countryShortCode: string; regions: { name: string; shortCode: string }[] };

// The package's `import` entry is an ES module that its package.json does not declare as one; Node 20 refuses
// that.
const require = createRequire(import.meta.url);
const DATA = require("country-region-data/data.json") as CountryData[];

/**
 * Two-letter codes of all countries. Only the server has them, with their regions and names (340 KB); a screen gets what
 * it offers from its loader, in the order of the names in its language.
 */
export const COUNTRY_CODES: readonly string[] = DATA.map(({ countryShortCode }) => countryShortCode);

/**
 * Countries whose addresses need a region, with their name for it: the region decides where a parcel goes or
 * which tax is due. Elsewhere a region is optional.
 */
const REGION_KINDS: Record<string, RegionKind> = {
	AE: "emirate",
	AR: "province",
	AU: "stateOrTerritory",
	BR: "state",
	CA: "provinceOrTerritory",
	CN: "province",
	IN: "stateOrTerritory",
	JP: "prefecture",
	MX: "state",
	MY: "state",
	US: "state",
};

/** Countries of which some regions have taxes of their own, though addresses need no region: it counts where it is given. */
const TAXED_APART = ["PT"];

const listRegions = (isListed: (country: string) => boolean) =>
	new Map<string, readonly Region[]>(
		DATA.filter(({ countryShortCode }) => isListed(countryShortCode)).map((country) => [
			country.countryShortCode,
			country.regions
				.map(({ name, shortCode }) => ({ code: shortCode, name }))
				.sort((a, b) => a.name.localeCompare(b.name, "en")),
		]),
	);

const REGIONS = listRegions((country) => country in REGION_KINDS);
const KNOWN_REGIONS = listRegions((country) => country in REGION_KINDS || TAXED_APART.includes(country));

/** For each country, the codes of its regions by their folded codes and names. */
const REGION_CODES = new Map(
	[...KNOWN_REGIONS].map(([country, regions]) => {
		const byName = regions.map(({ code, name }) => [foldText(name), code] as const);
		const byCode = regions.map(({ code }) => [foldText(code), code] as const);
		return [country, new Map([...byName, ...byCode])];
	}),
);

/** The country's regions; empty when its addresses need no region. */
export const regionsOf = (country: string): readonly Region[] => REGIONS.get(country) ?? [];

/** What the regions of a country are, see `t.regions`. */
export const regionKind = (country: string): RegionKind => REGION_KINDS[country] ?? "countyOrRegion";

export const regionLabel = (country: string): string => t.regions[regionKind(country)].label;

/** The code of a region, found by its code or its name in any case; null when unknown. */
export function findRegion(country: string, typed: string): string | null {
	return REGION_CODES.get(country)?.get(foldText(typed)) ?? null;
}

/**
 * Returns the region of a form, or "" when it belongs to another country: the list was shown for `listedFor`,
 * and the country was changed afterwards.
 */
export const typedRegion = (region: string, country: string, listedFor: string | undefined): string =>
	listedFor !== undefined && listedFor !== country && regionsOf(listedFor).length > 0 ? "" : region;

/** `California` for `US` and `CA`; what was typed for countries without a list. */
export const regionName = (country: string, region: string): string =>
	KNOWN_REGIONS.get(country)?.find(({ code }) => code === region)?.name ?? region;

/** What the address fields offer for this country. Plain data for a loader. */
export type AddressPlaces = {
	country: string;
	countries: { code: string; name: string }[];
	regionLabel: string;
	regions: readonly Region[];
	postalLabel: string;
	isPostalCodeNeeded: boolean;
};

/** `countries` are the selectable ones; all by default. */
export function addressPlaces({
	country,
	countries = COUNTRY_CODES,
}: {
	country: string;
	countries?: readonly string[];
}): AddressPlaces {
	return {
		country,
		countries: sortCountries(countries).map((code) => ({ code, name: countryName(code) })),
		regionLabel: regionLabel(country),
		regions: regionsOf(country),
		postalLabel: postalLabel(country),
		isPostalCodeNeeded: isPostalCodeNeeded(country),
	};
}
