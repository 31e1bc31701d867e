import type { Messages } from "#messages/en/index.ts";

export const addressFields: Messages["addressFields"] = {
	otherCountry: "Un autre pays a été choisi.",
	otherState: ({ postalCode, state, region }) =>
		`Le code ZIP ${postalCode} correspond à ${state}, et non à ${region}. Corrigez le code ZIP ou l’État.`,
	enterLine1: "Saisissez le numéro et la rue.",
	anAddress: "Une adresse",
	enterCity: "Saisissez la ville.",
	aTown: "Une ville",
	aRegion: "Une région",
	chooseHotelZone: "Choisissez le fuseau horaire de l’hôtel.",
	chooseCountry: "Choisissez le pays.",
};

export const regions: Messages["regions"] = {
	countyOrRegion: { label: "Comté ou région", choose: "Choisissez le comté ou la région." },
	emirate: { label: "Émirat", choose: "Choisissez l’émirat." },
	prefecture: { label: "Préfecture", choose: "Choisissez la préfecture." },
	province: { label: "Province", choose: "Choisissez la province." },
	provinceOrTerritory: {
		label: "Province ou territoire",
		choose: "Choisissez la province ou le territoire.",
	},
	state: { label: "État", choose: "Choisissez l’État." },
	stateOrTerritory: { label: "État ou territoire", choose: "Choisissez l’État ou le territoire." },
};

export const postalCodes: Messages["postalCodes"] = {
	zip: {
		label: "Code ZIP",
		enter: ({ example }) =>
			example ? `Saisissez le code ZIP, par exemple ${example}.` : "Saisissez le code ZIP.",
		check: ({ example }) =>
			example
				? `Saisissez le code ZIP au bon format, par exemple ${example}.`
				: "Saisissez le code ZIP au bon format.",
	},
	code: {
		label: "Code postal",
		enter: ({ example }) =>
			example ? `Saisissez le code postal, par exemple ${example}.` : "Saisissez le code postal.",
		check: ({ example }) =>
			example
				? `Saisissez le code postal au bon format, par exemple ${example}.`
				: "Saisissez le code postal au bon format.",
	},
};
