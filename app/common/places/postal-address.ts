import { formatAddress } from "localized-address-format";

type PostalAddress = {
	/** Street, house and similar lines, in the order they were typed. */
	lines: readonly string[];
	city: string;
	/** As printed on a parcel: "NY" in the United States, a name elsewhere. */
	region: string;
	postalCode: string;
	/** Two letters. */
	country: string;
};

/**
 * Formats an address as the country's post expects it, without the country's name. A city or code for which
 * the country's format has no place gets its own line, so that the courier sees everything that was typed.
 */
export function formatPostalAddress(address: PostalAddress): string[] {
	const { lines, city, postalCode } = address;
	const typed = lines.filter(Boolean);
	const shown = arrange(address, typed);
	const missing = [city, postalCode].filter((each) => each && !shown.some((line) => line.includes(each)));
	return missing.length === 0 ? shown : arrange(address, [...typed, missing.join(" ")]);
}

function arrange({ city, region, postalCode, country }: PostalAddress, lines: readonly string[]): string[] {
	const address = {
		postalCountry: country,
		administrativeArea: region,
		locality: city,
		postalCode,
		addressLines: [...lines],
	};
	// A missing part leaves its comma or hyphen behind, which is removed here.
	return formatAddress(address, "latin")
		.map((line) => (lines.includes(line) ? line : line.replace(/^[\s,-]+|[\s,-]+$/g, "")))
		.filter(Boolean);
}
