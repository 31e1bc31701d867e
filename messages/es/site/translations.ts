import type { Messages } from "#messages/en/index.ts";

export const translations: Messages["translations"] = {
	title: "Traducciones",
	lead: ({ language }) =>
		`Lo que has escrito en ${language}, junto a su traducción. Donde falta una, los visitantes leen el original.`,
	languages: "Idiomas",
	missing: ({ count }) => (count === 1 ? "falta 1" : `faltan ${count}`),
	missingOf: ({ count, total }) => `${count === 1 ? "Falta" : "Faltan"} ${count} de ${total} textos.`,
	complete: "Todo está traducido.",
	isMissing: "Falta",
	optionValue: ({ value }) => `Valor de la opción: ${value}`,
	save: "Guardar traducción",
	saved: ({ language, name }) => `${language}: se ha guardado «${name}».`,
	nothing: {
		title: "Nada que traducir",
		text: "El sitio tiene un solo idioma o aquí aún no hay nada escrito.",
	},
};
