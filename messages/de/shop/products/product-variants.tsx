import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productVariants: Messages["productVariants"] = {
	defaultName: "Standardvariante",
	variant: "Variante",
	inStock: "Auf Lager",
	skuTaken: ({ by }) => `Diese SKU ist schon vergeben: ${by}.`,
	stockBelow: ({ stock }) =>
		`Der Bestand ist ${stock}. Passen Sie ihn auf mindestens 0 an, bevor Sie den Verkauf ohne Bestand beenden.`,
	barcode: "Barcode",
	weight: "Gewicht in Gramm",
	lowStockAt: "Geringer Bestand ab",
	sameSku: ({ sku }) => `Zwei Varianten verwenden die SKU ${sku}.`,
	andMore: ({ count }) => `und ${count} weitere`,
	stock: ({ count }) => `${count} auf Lager`,
	priceTitle: ({ currency }) => `Preis, ${currency}`,
	compareAtTitle: ({ currency }) => `Vergleich, ${currency}`,
	weightTitle: "Gewicht, g",
	elsewhere: ({ options, stock }) => (
		<>
			Um Varianten hinzuzufügen oder zu entfernen, bearbeiten Sie die Optionen unter {options("Details")}.
			Mengen ändern Sie unter {stock("Bestand")}.
		</>
	),
	removeThese: ({ count }) =>
		plural(count, { one: "Diese Variante entfernen", other: `Diese ${count} Varianten entfernen` }),
	withStock: ({ name, stock }) => `${name} (${stock} auf Lager)`,
	labelOf: ({ label, name }) => `${label}: ${name}`,
	pricesVariants: "Preise und Varianten",
	pricesVariantsSaved: "Die Preise und Varianten sind gespeichert.",
	savePage: "Diese Seite speichern",
	saveVariants: "Varianten speichern",
	renameVariants: "Diese Varianten umbenennen",
	keepStockSkuPrice: "Sie behalten Bestand, SKU und Preis unter den neuen Werten.",
	variantsOrdersArchived:
		"Varianten mit Bestellungen werden mit ihrem Bestand archiviert. Die anderen werden gelöscht.",
	affectedVariants: "Betroffene Varianten",
	variantsUseValuesRemoved: "Diese Varianten verwenden Werte, die Sie entfernt haben:",
	notTracked: "Nicht erfasst",
	selling: "Verkauf",
	chargeTax: "Steuer erheben",
	trackStock: "Bestand erfassen",
	sellOutStock: "Ohne Bestand verkaufen",
	variants: "Varianten",
	anotherProduct: "ein anderes Produkt",
};
