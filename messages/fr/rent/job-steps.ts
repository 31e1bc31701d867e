import type { Messages } from "#messages/en/index.ts";

export const jobSteps: Messages["jobSteps"] = {
	label: { on_the_way: "En route", arrived: "Arrivé", loaded: "Chargé", delivered: "Livré" },
	forCustomer: {
		on_the_way: "Votre chauffeur est en route.",
		arrived: "Votre chauffeur est arrivé.",
		loaded: "Tout est chargé et en route vers la nouvelle adresse.",
		delivered: "Votre déménagement est terminé.",
	},
	driverDid: {
		on_the_way: ({ driver }) => `${driver} est en route vers le client.`,
		arrived: ({ driver }) => `${driver} est arrivé chez le client.`,
		loaded: ({ driver }) => `${driver} a tout chargé.`,
		delivered: ({ driver }) => `${driver} a tout livré.`,
	},
	callDriver: ({ phone }) =>
		`Le chauffeur reçoit un e-mail l’informant de l’annulation. Appelez-le aussi : ${phone}.`,
	collection: { cash: "Oui, en espèces", card: "Oui, par carte", none: "Non, pas encaissé" },
	collected: {
		cash: ({ amount }) => `${amount} encaissés en espèces.`,
		card: ({ amount }) => `${amount} encaissés par carte.`,
		none: ({ amount }) => `${amount} non encaissés.`,
	},
	crew: ({ driver, vehicle }) => `Votre chauffeur est ${driver}, avec ${vehicle}.`,
	crewWithPlate: ({ driver, vehicle, plate }) => `Votre chauffeur est ${driver}, avec ${vehicle} (${plate}).`,
};
