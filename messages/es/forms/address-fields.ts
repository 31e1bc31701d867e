import type { Messages } from "#messages/en/index.ts";

export const addressFields: Messages["addressFields"] = {
	otherCountry: "Se ha elegido otro país.",
	otherState: ({ postalCode, state, region }) =>
		`El código postal ${postalCode} es de ${state}, no de ${region}. Corrige el código postal o el estado.`,
	enterLine1: "Introduce la calle y el número.",
	anAddress: "Una dirección",
	enterCity: "Introduce la localidad.",
	aTown: "Una localidad",
	aRegion: "Una región",
	chooseHotelZone: "Elige la zona horaria del hotel.",
	chooseCountry: "Elige el país.",
};

export const regions: Messages["regions"] = {
	countyOrRegion: { label: "Condado o región", choose: "Elige el condado o la región." },
	emirate: { label: "Emirato", choose: "Elige el emirato." },
	prefecture: { label: "Prefectura", choose: "Elige la prefectura." },
	province: { label: "Provincia", choose: "Elige la provincia." },
	provinceOrTerritory: { label: "Provincia o territorio", choose: "Elige la provincia o el territorio." },
	state: { label: "Estado", choose: "Elige el estado." },
	stateOrTerritory: { label: "Estado o territorio", choose: "Elige el estado o el territorio." },
};

export const postalCodes: Messages["postalCodes"] = {
	zip: {
		label: "Código postal",
		enter: ({ example }) =>
			example ? `Introduce el código postal, como ${example}.` : "Introduce el código postal.",
		check: ({ example }) =>
			example
				? `Introduce el código postal con el formato correcto, como ${example}.`
				: "Introduce el código postal con el formato correcto.",
	},
	code: {
		label: "Código postal",
		enter: ({ example }) =>
			example ? `Introduce el código postal, como ${example}.` : "Introduce el código postal.",
		check: ({ example }) =>
			example
				? `Introduce el código postal con el formato correcto, como ${example}.`
				: "Introduce el código postal con el formato correcto.",
	},
};
