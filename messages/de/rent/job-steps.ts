import type { Messages } from "#messages/en/index.ts";

export const jobSteps: Messages["jobSteps"] = {
	label: { on_the_way: "Unterwegs", arrived: "Angekommen", loaded: "Beladen", delivered: "Ausgeliefert" },
	forCustomer: {
		on_the_way: "Ihr Fahrer ist unterwegs.",
		arrived: "Ihr Fahrer ist angekommen.",
		loaded: "Alles ist verladen und unterwegs zur neuen Adresse.",
		delivered: "Ihr Umzug ist abgeschlossen.",
	},
	driverDid: {
		on_the_way: ({ driver }) => `${driver} ist unterwegs zum Kunden.`,
		arrived: ({ driver }) => `${driver} ist beim Kunden angekommen.`,
		loaded: ({ driver }) => `${driver} hat alles verladen.`,
		delivered: ({ driver }) => `${driver} hat alles ausgeliefert.`,
	},
	callDriver: ({ phone }) =>
		`Der Fahrer erhält eine E-Mail, dass der Auftrag storniert ist. Rufen Sie auch an: ${phone}.`,
	collection: { cash: "Ja, bar", card: "Ja, mit Karte", none: "Nein, nicht kassiert" },
	collected: {
		cash: ({ amount }) => `${amount} bar kassiert.`,
		card: ({ amount }) => `${amount} mit Karte kassiert.`,
		none: ({ amount }) => `${amount} nicht kassiert.`,
	},
	crew: ({ driver, vehicle }) => `Ihr Fahrer ist ${driver}, mit ${vehicle}.`,
	crewWithPlate: ({ driver, vehicle, plate }) => `Ihr Fahrer ist ${driver}, mit ${vehicle} (${plate}).`,
};
