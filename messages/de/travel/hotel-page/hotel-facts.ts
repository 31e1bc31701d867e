import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelFacts: Messages["hotelFacts"] = {
	about: ({ hotel }) => `Über ${hotel}`,
	houseRules: "Hausordnung",
	checkIn: "Check-in",
	from: ({ time }) => `Ab ${time}`,
	checkOut: "Check-out",
	until: ({ time }) => `Bis ${time}`,
	booking: "Buchung",
	instant: ({ paying }) => `Sofortbestätigung. ${paying}`,
	request: ({ hours, paying }) =>
		`Buchung auf Anfrage: Das Hotel antwortet innerhalb von ${hours} Stunden und hält das Zimmer bis dahin frei. ${paying}`,
	sameDay: "Buchungen am selben Tag",
	sameDayUntil: ({ time }) => `Bis ${time}, Ortszeit des Hotels.`,
	cancellation: "Stornierung",
	freeUntilCheckIn: "Kostenlos bis zum Check-in.",
	freeUntilDay: ({ time, fee }) =>
		`Kostenlos bis zum Anreisetag, ${time} Ortszeit des Hotels. Danach beträgt die Gebühr ${fee}.`,
	freeUntilDays: ({ count, time, fee }) =>
		plural(count, {
			one: `Kostenlos bis ${count} Tag vor der Anreise, ${time} Ortszeit des Hotels. Danach beträgt die Gebühr ${fee}.`,
			other: `Kostenlos bis ${count} Tage vor der Anreise, ${time} Ortszeit des Hotels. Danach beträgt die Gebühr ${fee}.`,
		}),
	noShow: "Nichtanreise",
	noFee: "Keine Gebühr.",
	fee: ({ fee }) => `Die Gebühr beträgt ${fee}.`,
	title: "Gut zu wissen",
	payAtHotel: "Sie bezahlen im Hotel.",
	payFull: "Sie zahlen den vollen Preis online bei der Buchung.",
	payFullLater: "Sie zahlen den vollen Preis online, nachdem das Hotel bestätigt hat.",
	payDeposit: ({ percent }) =>
		`Sie zahlen eine Anzahlung von ${percent} % online bei der Buchung und den Rest im Hotel.`,
	payDepositLater: ({ percent }) =>
		`Sie zahlen eine Anzahlung von ${percent} % online, nachdem das Hotel bestätigt hat, und den Rest im Hotel.`,
	fullPrice: "den vollen Preis",
	percent: ({ percent }) => `${percent} % des Preises`,
};
