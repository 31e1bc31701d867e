import type { Messages } from "#messages/en/index.ts";

export const translations: Messages["translations"] = {
	title: "Übersetzungen",
	lead: ({ language }) =>
		`Ihr Text auf ${language} neben seiner Übersetzung. Wo eine fehlt, lesen Besucher das Original.`,
	languages: "Sprachen",
	missing: ({ count }) => `${count} ${count === 1 ? "fehlt" : "fehlen"}`,
	missingOf: ({ count, total }) =>
		`${count} von ${total} ${total === 1 ? "Text" : "Texten"} ${count === 1 ? "fehlt" : "fehlen"}.`,
	complete: "Alles ist übersetzt.",
	isMissing: "Fehlt",
	optionValue: ({ value }) => `Optionswert: ${value}`,
	save: "Übersetzung speichern",
	saved: ({ language, name }) => `${language}: „${name}“ ist gespeichert.`,
	nothing: {
		title: "Nichts zu übersetzen",
		text: "Die Website hat nur eine Sprache, oder hier steht noch kein Text.",
	},
};
