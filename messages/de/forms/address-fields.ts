import type { Messages } from "#messages/en/index.ts";

export const addressFields: Messages["addressFields"] = {
	otherCountry: "Es wurde ein anderes Land gewählt.",
	otherState: ({ postalCode, state, region }) =>
		`Der ZIP-Code ${postalCode} liegt in ${state}, nicht in ${region}. Korrigieren Sie den ZIP-Code oder den Bundesstaat.`,
	enterLine1: "Geben Sie Straße und Hausnummer ein.",
	anAddress: "Eine Adresse",
	enterCity: "Geben Sie den Ort ein.",
	aTown: "Ein Ort",
	aRegion: "Eine Region",
	chooseHotelZone: "Wählen Sie die Zeitzone des Hotels.",
	chooseCountry: "Wählen Sie das Land.",
};

export const regions: Messages["regions"] = {
	countyOrRegion: { label: "Grafschaft oder Region", choose: "Wählen Sie die Grafschaft oder Region." },
	emirate: { label: "Emirat", choose: "Wählen Sie das Emirat." },
	prefecture: { label: "Präfektur", choose: "Wählen Sie die Präfektur." },
	province: { label: "Provinz", choose: "Wählen Sie die Provinz." },
	provinceOrTerritory: {
		label: "Provinz oder Territorium",
		choose: "Wählen Sie die Provinz oder das Territorium.",
	},
	state: { label: "Bundesstaat", choose: "Wählen Sie den Bundesstaat." },
	stateOrTerritory: {
		label: "Bundesstaat oder Territorium",
		choose: "Wählen Sie den Bundesstaat oder das Territorium.",
	},
};

export const postalCodes: Messages["postalCodes"] = {
	zip: {
		label: "ZIP-Code",
		enter: ({ example }) =>
			example ? `Geben Sie den ZIP-Code ein, zum Beispiel ${example}.` : "Geben Sie den ZIP-Code ein.",
		check: ({ example }) =>
			example
				? `Geben Sie den ZIP-Code im richtigen Format ein, zum Beispiel ${example}.`
				: "Geben Sie den ZIP-Code im richtigen Format ein.",
	},
	code: {
		label: "Postleitzahl",
		enter: ({ example }) =>
			example
				? `Geben Sie die Postleitzahl ein, zum Beispiel ${example}.`
				: "Geben Sie die Postleitzahl ein.",
		check: ({ example }) =>
			example
				? `Geben Sie die Postleitzahl im richtigen Format ein, zum Beispiel ${example}.`
				: "Geben Sie die Postleitzahl im richtigen Format ein.",
	},
};
