import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const shopCategories: Messages["shopCategories"] = {
	actions: ({ name }) => `Aktionen für ${name}`,
	picture: "Bild",
	undeletable: ({ name }) => `${name} kann noch nicht gelöscht werden`,
	deleteQuestion: ({ name }) => `${name} löschen?`,
	title: "Kategorien",
	category: "Kategorie",
	products: "Produkte",
	chooseAgain: "Wählen Sie das Bild noch einmal aus. Browser behalten ausgewählte Dateien nicht.",
	handle: "Handle",
	productsIn: ({ count, name, hidden }) => (
		<>
			{count}
			{hidden(` in ${name}`)}
		</>
	),
	moveUp: ({ name }) => `${name} nach oben verschieben`,
	moveDown: ({ name }) => `${name} nach unten verschieben`,
	hasProducts: ({ count }) =>
		plural(count, {
			one: `Sie enthält ${count} Produkt. Verschieben Sie es zuerst in eine andere Kategorie.`,
			other: `Sie enthält ${count} Produkte. Verschieben Sie sie zuerst in eine andere Kategorie.`,
		}),
	position: "Position",
	orderHint: "Kunden sehen die Kategorien in dieser Reihenfolge.",
	emptyText: "Kategorien fassen Produkte zusammen, damit Kunden sie leichter finden.",
	deleteCategory: "Kategorie löschen",
	categoryDeleted: "Die Kategorie ist gelöscht.",
	goBack: "Zurück",
	viewProducts: "Produkte ansehen",
	deletionWarning: "Die Kategorie enthält keine Produkte. Das kann nicht rückgängig gemacht werden.",
	handleTaken: "Eine andere Kategorie verwendet dieses Handle. Geben Sie ein anderes ein.",
	handleHint: "Teil der Webadresse. Leer lassen, um es aus dem Namen zu bilden.",
	removePicture: "Bild entfernen",
	replacePicture: "Bild ersetzen",
	pictureHint: "JPEG, PNG, WebP oder AVIF, bis zu 8 MB",
};
