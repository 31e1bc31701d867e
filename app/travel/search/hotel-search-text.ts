import { splitWords } from "#app/common/lists/indexed-words.ts";
import { countryName } from "#app/common/places/country-name.ts";

type Place = { name: string; city: string; region: string; country: string };

/** A city's key for grouping results: its folded words. */
export const cityKeyOf = (city: string): string => splitWords(city).join(" ");

/**
 * The words of a hotel's search index, without duplicates, separated by spaces, as stored in
 * `hotels.search_words`. The country counts by its English name. A trigger updates `hotel_words`.
 */
export function hotelSearchText({ name, city, region, country }: Place): string {
	return [...new Set(splitWords([name, city, region, countryName(country)].join(" ")))].join(" ");
}
