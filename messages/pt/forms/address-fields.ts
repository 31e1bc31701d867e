import type { Messages } from "#messages/en/index.ts";

export const addressFields: Messages["addressFields"] = {
	otherCountry: "Foi escolhido outro país.",
	otherState: ({ postalCode, state, region }) =>
		`O código postal ${postalCode} fica em ${state}, não em ${region}. Corrija o código postal ou o estado.`,
	enterLine1: "Introduza a rua e o número.",
	anAddress: "Uma morada",
	enterCity: "Introduza a localidade.",
	aTown: "Uma localidade",
	aRegion: "Uma região",
	chooseHotelZone: "Escolha o fuso horário do hotel.",
	chooseCountry: "Escolha o país.",
};

export const regions: Messages["regions"] = {
	countyOrRegion: { label: "Condado ou região", choose: "Escolha o condado ou a região." },
	emirate: { label: "Emirado", choose: "Escolha o emirado." },
	prefecture: { label: "Prefeitura", choose: "Escolha a prefeitura." },
	province: { label: "Província", choose: "Escolha a província." },
	provinceOrTerritory: { label: "Província ou território", choose: "Escolha a província ou o território." },
	state: { label: "Estado", choose: "Escolha o estado." },
	stateOrTerritory: { label: "Estado ou território", choose: "Escolha o estado ou o território." },
};

export const postalCodes: Messages["postalCodes"] = {
	zip: {
		label: "Código postal (ZIP)",
		enter: ({ example }) =>
			example ? `Introduza o código postal (ZIP), como ${example}.` : "Introduza o código postal (ZIP).",
		check: ({ example }) =>
			example
				? `Introduza o código postal (ZIP) no formato correto, como ${example}.`
				: "Introduza o código postal (ZIP) no formato correto.",
	},
	code: {
		label: "Código postal",
		enter: ({ example }) =>
			example ? `Introduza o código postal, como ${example}.` : "Introduza o código postal.",
		check: ({ example }) =>
			example
				? `Introduza o código postal no formato correto, como ${example}.`
				: "Introduza o código postal no formato correto.",
	},
};
