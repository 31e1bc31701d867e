import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const units: Messages["units"] = {
	title: "Zimmernummern",
	intro:
		"Nummerieren Sie die Zimmer dieses Typs, um sie Aufenthalten zuzuweisen und die Reinigung im Blick zu behalten.",
	none: "Noch keine Zimmernummern",
	noneText:
		"Dieser Zimmertyp wird auch ohne sie verkauft. Fügen Sie die Nummern hinzu, um Zimmer für Zimmer zu planen.",
	differs: ({ units, quantity }) =>
		`${plural(units, { one: `${formatCount(units)} Zimmernummer`, other: `${formatCount(units)} Zimmernummern` })}, aber ${plural(quantity, { one: `${formatCount(quantity)} Zimmer dieses Typs ist`, other: `${formatCount(quantity)} Zimmer dieses Typs sind` })} im Verkauf.`,
	changeQuantity: "Zahl der Zimmer ändern",
	add: "Zimmernummern hinzufügen",
	adding: "Wird hinzugefügt...",
	numbers: "Zimmernummern",
	numbersHint: "Ein Bereich wie 101–112, oder Nummern und Namen mit Kommas.",
	floor: "Etage",
	floorHint: "Lassen Sie das Feld leer, um sie der Nummer zu entnehmen: 204 liegt in Etage 2.",
	notes: "Notizen",
	notesHint: "Für Rezeption und Reinigung, zum Beispiel „Balkon“ oder „Verbindungstür zu 102“.",
	number: "Zimmernummer",
	enterNumbers: "Geben Sie mindestens eine Zimmernummer ein.",
	enterNumber: "Geben Sie die Zimmernummer ein.",
	tooMany: ({ most }) => `Geben Sie aufsteigende Bereiche ein, und höchstens ${most} Nummern auf einmal.`,
	aNumber: "Die Zimmernummer",
	aFloor: "Die Etage",
	someNotes: "Die Notizen",
	taken: ({ names }) => `Dieses Hotel hat diese Zimmernummern schon: ${names}.`,
	added: ({ count }) =>
		plural(count, {
			one: "1 Zimmernummer ist hinzugefügt.",
			other: `${formatCount(count)} Zimmernummern sind hinzugefügt.`,
		}),
	edit: ({ name }) => `Zimmer ${name} bearbeiten`,
	saved: ({ name }) => `Zimmer ${name} ist gespeichert.`,
	remove: ({ name }) => `Zimmer ${name} entfernen`,
	removeQuestion: ({ name }) => `Zimmer ${name} entfernen?`,
	removeText:
		"Es verschwindet aus Zimmerplan und Reinigung. Vergangene Aufenthalte behalten es. Die Zahl der Zimmer im Verkauf bleibt gleich.",
	removed: ({ name }) => `Zimmer ${name} ist entfernt.`,
	used: ({ name, date }) =>
		`Zimmer ${name} ist ab ${date} belegt. Verlegen Sie zuerst seine Aufenthalte und beenden Sie seine Sperrungen.`,
};
