import type { Messages } from "#messages/en/index.ts";

export const shopSettings: Messages["shopSettings"] = {
	enterName: "Geben Sie einen Namen ein.",
	name: "Der Name",
	handle: "Das Handle",
	handleRule: "Verwenden Sie Buchstaben, Ziffern und Bindestriche, zum Beispiel desk-lamps.",
	description: "Die Beschreibung",
	notCountry: ({ typed }) =>
		`„${typed}“ ist kein Land. Geben Sie Namen oder Codes mit zwei Buchstaben ein, durch Kommas getrennt, zum Beispiel Kanada, US.`,
	price: "Der Preis",
	enterPrice: "Geben Sie einen Preis ein, oder 0 für kostenlos.",
	freeFrom: "Der Bestellwert für kostenlosen Versand",
	workingDays: "Die Zahl der Werktage",
	position: "Die Position",
	daysOrder: "Die höchste Zahl der Werktage darf nicht kleiner sein als die niedrigste.",
	enterTaxName: "Geben Sie einen Namen ein, zum Beispiel MwSt.",
	chooseCountry: "Wählen Sie ein Land.",
	countryFromList: "Wählen Sie ein Land aus der Liste.",
	region: "Die Region",
	enterRate: "Geben Sie einen Satz ein, zum Beispiel 7,25.",
	rateRule: "Geben Sie einen Prozentsatz von 0 bis 100 ein, zum Beispiel 7,25.",
	enterRegion: ({ region, code, name }) =>
		`Geben Sie einen gültigen Code oder Namen ein (${region}), zum Beispiel ${code} oder ${name}.`,
	noRegions:
		"Lassen Sie dieses Feld leer. Dieses Land hat keine Regionen; der Satz gilt also für das ganze Land.",
	enterCode: "Geben Sie einen Code ein, zum Beispiel SOMMER10.",
	codeRule: "Verwenden Sie 3 bis 30 Buchstaben, Ziffern und Bindestriche, zum Beispiel SOMMER10.",
	chooseDiscountType: "Wählen Sie eine Art des Rabatts.",
	enterDiscount: "Geben Sie einen Rabatt ein.",
	minimumOrder: "Der Mindestbestellwert",
	maxUsesRule: "Die Höchstzahl der Einlösungen muss eine ganze Zahl ab 1 sein.",
	percentRule: "Geben Sie einen Prozentsatz über 0 und bis 100 ein, zum Beispiel 12,5.",
	amountRule: ({ example }) => `Geben Sie einen Betrag über 0 ein, zum Beispiel ${example}.`,
	datesOrder: "Das Enddatum darf nicht vor dem Startdatum liegen.",
};
