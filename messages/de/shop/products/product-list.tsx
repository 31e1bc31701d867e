import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productList: Messages["productList"] = {
	stockFilters: { low: "Geringer Bestand", out: "Ausverkauft" },
	views: { active: "Aktiv", draft: "Entwurf", archived: "Archiviert" },
	selectFirst: "Wählen Sie zuerst mindestens ein Produkt aus",
	activate: {
		verb: "Aktivieren",
		busy: "Wird aktiviert...",
		effect: ({ count }) =>
			plural(count, {
				one: "Kunden können es im Shop finden und kaufen.",
				other: "Kunden können sie im Shop finden und kaufen.",
			}),
		question: ({ what }) => `${what} aktivieren?`,
		done: ({ count }) => `${count} aktiviert.`,
		doneInPart: ({ count, already }) => `${count} aktiviert, ${already} bereits aktiv.`,
	},
	setDraft: {
		verb: "Zum Entwurf machen",
		busy: "Wird gespeichert...",
		effect: ({ count }) =>
			plural(count, {
				one: "Kunden sehen es nicht, bis Sie es aktivieren.",
				other: "Kunden sehen sie nicht, bis Sie sie aktivieren.",
			}),
		question: ({ what }) => `${what} zum Entwurf machen?`,
		done: ({ count }) => `${count} zum Entwurf gemacht.`,
		doneInPart: ({ count, already }) => `${count} zum Entwurf gemacht, ${already} bereits Entwurf.`,
	},
	archive: {
		verb: "Archivieren",
		busy: "Wird archiviert...",
		effect: ({ count }) =>
			plural(count, {
				one: "Kunden können es nicht sehen oder kaufen. Bestellungen, Bestand und Fotos bleiben erhalten, und Sie können es jederzeit wieder aktivieren.",
				other:
					"Kunden können sie nicht sehen oder kaufen. Bestellungen, Bestand und Fotos bleiben erhalten, und Sie können sie jederzeit wieder aktivieren.",
			}),
		question: ({ what }) => `${what} archivieren?`,
		done: ({ count }) => `${count} archiviert.`,
		doneInPart: ({ count, already }) => `${count} archiviert, ${already} bereits archiviert.`,
	},
	select: ({ product }) => `${product} auswählen`,
	low: "Gering",
	lowVariants: ({ count }) => `${count} gering`,
	actions: ({ product }) => `Aktionen für ${product}`,
	inVariants: ({ stock, count }) => (
		<>
			{stock} in {count} Varianten
		</>
	),
	notTracked: "Nicht erfasst",
	notTrackedIn: ({ count }) => `In ${count} Varianten nicht erfasst`,
	activateMenu: "Aktivieren…",
	setDraftMenu: "Zum Entwurf machen…",
	archiveMenu: "Archivieren…",
	products: "Produkte",
	bulkActions: "Sammelaktionen",
	selected: "Mit Auswahl:",
	noMatchText: "Versuchen Sie es mit anderen Suchbegriffen oder Filtern.",
	noProductsMatch: "Keine passenden Produkte",
	showAllProducts: "Alle Produkte anzeigen",
	emptyText: "Legen Sie Ihr erstes Produkt an, oder importieren Sie Produkte aus einer CSV-Datei.",
	noProductsYet: "Noch keine Produkte",
	changeProductStatus: "Produktstatus ändern",
	chooseStatus: "Status auswählen",
	goBack: "Zurück",
	nothingChanged: "Es wurde nichts geändert.",
	allProducts: "Alle Produkte",
	stock: "Bestand",
	anyStock: "Jeder Bestand",
	titleVendorTagSku: "Titel, Hersteller, Tag, SKU…",
	product: "Produkt",
	sold: "Verkauft",
	outStock: "Ausverkauft",
	duplicate: "Duplizieren",
};
