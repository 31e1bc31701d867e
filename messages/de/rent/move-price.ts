import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const movePrice: Messages["movePrice"] = {
	within: ({ zone }) => `Innerhalb von ${zone}`,
	between: ({ from, to }) => `${from} nach ${to}`,
	floorsFrom: ({ count }) =>
		plural(count, {
			one: `Auszug: ${count} Stockwerk ohne Aufzug`,
			other: `Auszug: ${count} Stockwerke ohne Aufzug`,
		}),
	floorsTo: ({ count }) =>
		plural(count, {
			one: `Einzug: ${count} Stockwerk ohne Aufzug`,
			other: `Einzug: ${count} Stockwerke ohne Aufzug`,
		}),
	helpers: ({ count }) => plural(count, { one: `${count} Helfer`, other: `${count} Helfer` }),
	packing: "Packhilfe",
	weekend: ({ percent }) => `Wochenendzuschlag, ${percent} %`,
	evening: ({ percent }) => `Abendzuschlag, ${percent} %`,
	minimum: "Bis zum Mindestpreis",
	move: "Umzug",
	deposit: "Anzahlung",
	fee: "Stornogebühr",
	toPay: "Zu bezahlen",
	depositPaid: "Anzahlung geleistet",
	depositLessRefunds: "Anzahlung abzüglich Erstattungen",
	collected: { cash: "Beim Fahrer bar bezahlt", card: "Beim Fahrer mit Karte bezahlt" },
	toRefund: "Wird erstattet",
	stillDue: "Noch fällig",
	dueOnDay: "Am Umzugstag fällig",
	dueOnDelivery: "Bei Auslieferung fällig",
	noFixed: "Kein Festpreis",
	callLater: "Wir rufen Sie mit einem Preis an",
};
