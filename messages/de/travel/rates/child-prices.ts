import type { Messages } from "#messages/en/index.ts";

export const childPrices: Messages["childPrices"] = {
	title: "Kinder",
	intro:
		"Legen Sie fest, was Kinder je nach Alter kosten, in bis zu drei Altersgruppen. Gäste werden dann nach dem Alter gefragt. Ein Kind kostet, was seine Gruppe angibt, oder was ein weiterer Erwachsener kosten würde, wenn das weniger ist: Ein Kind auf einem im Preis enthaltenen Platz ist kostenlos. Ein Kind, das älter ist als alle Gruppen, zahlt wie ein Erwachsener. Änderungen gelten nicht für bestehende Buchungen.",
	band1: "Erste Altersgruppe",
	band2: "Zweite Altersgruppe",
	band3: "Dritte Altersgruppe",
	upTo: "Bis einschließlich Alter",
	charge: "Preis",
	free: "Kostenlos",
	amount: ({ currency }) => `Betrag pro Nacht (${currency})`,
	percent: "Prozent vom Preis des Zimmers pro weiterem Gast",
	value: "Betrag oder Prozent",
	cot: "Schläft im Babybett",
	cotHint: "Ein Kind im Babybett pro Zimmer zählt nicht zur Zahl der Gäste, die im Zimmer schlafen können.",
	save: "Preise für Kinder speichern",
	saved: "Die Preise für Kinder sind gespeichert.",
	removed: "Kinder haben jetzt keine eigenen Preise.",
	ageRange: ({ min, max }) => `Das Alter liegt zwischen ${min} und ${max}.`,
	enterAge: "Geben Sie ein Alter ein, oder lassen Sie die ganze Gruppe leer.",
	sameAge: "Eine andere Gruppe endet mit diesem Alter. Geben Sie ein anderes Alter ein.",
	chooseCharge: "Wählen Sie, ob Kinder kostenlos übernachten oder was sie zahlen.",
	theAmount: "Der Betrag",
	enterAmount: "Geben Sie den Betrag pro Nacht ein.",
	percentRange: ({ min, max }) => `Der Prozentsatz liegt zwischen ${min} und ${max}.`,
	enterPercent: "Geben Sie einen Prozentsatz von 0 bis 100 ein.",
};
