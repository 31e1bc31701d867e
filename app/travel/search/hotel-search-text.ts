import { splitWords } from "#app/common/lists/indexed-words.ts";
import { countryName } from "#app/common/places/country-name.ts";

type Place = { name: string; city: string; region: string; country: string };

/** A city as results are grouped by it: its words, folded. */
export const cityKeyOf = (city: string): string => splitWords(city).join(" ");

/**
 * The words by which a hotel is found, each once, parted by single spaces: what `hotels.search_words` holds.
 * The country counts by its English name. `hotel_words` follows the column by itself.
 */
export function hotelSearchText({ name, city, region, country }: Place): string {
	return [...new Set(splitWords([name, city, region, countryName(country)].join(" ")))].join(" ");
}
