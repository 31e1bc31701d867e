export const addressFields = {
	otherCountry: "Another country was chosen.",
	otherState: ({ postalCode, state, region }: { postalCode: string; state: string; region: string }) =>
		`ZIP code ${postalCode} is in ${state}, not in ${region}. Correct the ZIP code or the state.`,
	enterLine1: "Enter the street and house number.",
	anAddress: "An address",
	enterCity: "Enter the town or city.",
	aTown: "A town",
	aRegion: "A region",
	chooseHotelZone: "Choose the hotel’s time zone.",
	chooseCountry: "Choose the country.",
};

/** What the regions of a country are called. */
export const regions = {
	countyOrRegion: { label: "County or region", choose: "Choose the county or region." },
	emirate: { label: "Emirate", choose: "Choose the emirate." },
	prefecture: { label: "Prefecture", choose: "Choose the prefecture." },
	province: { label: "Province", choose: "Choose the province." },
	provinceOrTerritory: { label: "Province or territory", choose: "Choose the province or territory." },
	state: { label: "State", choose: "Choose the state." },
	stateOrTerritory: { label: "State or territory", choose: "Choose the state or territory." },
};

/** `example` is a code of the country, if there is one. */
type Example = { example: string | null };

/** Postal codes: `zip` in the United States. */
export const postalCodes = {
	zip: {
		label: "ZIP code",
		enter: ({ example }: Example) =>
			example ? `Enter the ZIP code, like ${example}.` : "Enter the ZIP code.",
		check: ({ example }: Example) =>
			example
				? `Enter the ZIP code in the correct format, like ${example}.`
				: "Enter the ZIP code in the correct format.",
	},
	code: {
		label: "Postal code",
		enter: ({ example }: Example) =>
			example ? `Enter the postal code, like ${example}.` : "Enter the postal code.",
		check: ({ example }: Example) =>
			example
				? `Enter the postal code in the correct format, like ${example}.`
				: "Enter the postal code in the correct format.",
	},
};
