import type { Messages } from "#messages/en/index.ts";

export const translations: Messages["translations"] = {
	title: "Traductions",
	lead: ({ language }) =>
		`Ce que vous avez écrit en ${language}, à côté de sa traduction. S’il en manque une, les visiteurs lisent l’original.`,
	languages: "Langues",
	missing: ({ count }) => (count === 1 ? "1 manquante" : `${count} manquantes`),
	missingOf: ({ count, total }) =>
		`Il manque ${count} ${count === 1 ? "traduction" : "traductions"} sur ${total}.`,
	complete: "Tout est traduit.",
	isMissing: "Manquante",
	optionValue: ({ value }) => `Valeur de l’option : ${value}`,
	save: "Enregistrer la traduction",
	saved: ({ language, name }) => `${language} : « ${name} » est enregistré.`,
	nothing: { title: "Rien à traduire", text: "Le site n’a qu’une langue, ou rien n’est encore écrit ici." },
};
