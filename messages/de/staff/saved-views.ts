import type { Messages } from "#messages/en/index.ts";

export const savedViews: Messages["savedViews"] = {
	title: "Ansicht speichern",
	done: ({ name }) => `Die Ansicht „${name}“ ist gespeichert.`,
	exists: ({ name }) =>
		`Es gibt schon eine Ansicht „${name}“. Ersetzen Sie sie, oder wählen Sie einen anderen Namen.`,
	hint: "Gespeichert werden die Suche, die Filter und die Sortierung.",
	replace: "Ansicht mit diesem Namen ersetzen",
	whose: "Für wen",
	me: "Für mich",
	everybody: "Für alle, die diese Liste verwenden",
	delete: {
		title: "Ansicht löschen",
		done: "Die Ansicht ist gelöscht.",
		question: ({ name }) => `Ansicht „${name}“ löschen?`,
		button: "Ansicht löschen",
		forAll: "Sie verschwindet für alle, die diese Liste verwenden. In der Liste ändert sich nichts.",
		onlyYours: "Nur Sie haben sie. In der Liste ändert sich nichts.",
	},
	all: "Alle",
	fullForAll: ({ max }) => `Diese Liste hat schon ${max} Ansichten für alle. Löschen Sie zuerst eine.`,
	fullOfYours: ({ max }) => `Diese Liste hat schon ${max} Ansichten von Ihnen. Löschen Sie zuerst eine.`,
};
