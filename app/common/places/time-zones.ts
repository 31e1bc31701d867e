import { nameOfZone } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";

/** Engines have two names for a region's zones, and not all type libraries know them. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

const isCountryCode = (country: string): boolean => /^[A-Z]{2}$/.test(country);

/** The IANA zones of a country, by name; all zones for a country without its own. */
export function zonesOf(country: string): string[] {
	if (!isCountryCode(country)) return Intl.supportedValuesOf("timeZone");
	const locale: ZonedLocale = new Intl.Locale(`und-${country}`);
	const own = locale.getTimeZones?.() ?? locale.timeZones ?? [];
	return own.length > 0 ? own : Intl.supportedValuesOf("timeZone");
}

/**
 * The zones of a country to choose from: the main one comes first where CLDR has one, as for Portugal and Spain. It has
 * none for countries such as the United States, whose zones stay in the order of their names.
 */
export function zonesToChoose(country: string): string[] {
	const zones = zonesOf(country);
	if (!isCountryCode(country)) return zones;
	// The main zone is called after its country, and the others after their cities: "Portugal Time", "Azores Time".
	const mainName = `${new Intl.DisplayNames("en", { type: "region" }).of(country)} Time`;
	const main = zones.find((zone) => nameOfZone(zone, "shortGeneric", "en") === mainName);
	return main ? [main, ...zones.filter((zone) => zone !== main)] : zones;
}

/** `New York (Eastern Time)` for `America/New_York`: a country's zones differ by their place. */
export function zoneName(zone: string): string {
	const place = zone.split("/").slice(1).toReversed().join(", ").replaceAll("_", " ") || zone;
	return `${place} (${nameOfZone(zone)})`;
}

/**
 * Returns the time zone of a place, given a choice from a list that may belong to another country: a country
 * with one zone needs no choice. Otherwise returns the sentence that asks for it.
 */
export function zoneIn(
	country: string,
	chosen: string | undefined,
): { ok: true; zone: string } | { ok: false; sentence: string } {
	const zones = zonesOf(country);
	if (chosen !== undefined && zones.includes(chosen)) return { ok: true, zone: chosen };
	const [only, ...others] = zones;
	if (only !== undefined && others.length === 0) return { ok: true, zone: only };
	return { ok: false, sentence: t.addressFields.chooseHotelZone };
}
