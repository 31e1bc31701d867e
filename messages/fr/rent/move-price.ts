import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const movePrice: Messages["movePrice"] = {
	within: ({ zone }) => `Dans la zone ${zone}`,
	between: ({ from, to }) => `${from} → ${to}`,
	floorsFrom: ({ count }) =>
		plural(count, {
			one: `Départ : ${count} étage sans ascenseur`,
			other: `Départ : ${count} étages sans ascenseur`,
		}),
	floorsTo: ({ count }) =>
		plural(count, {
			one: `Arrivée : ${count} étage sans ascenseur`,
			other: `Arrivée : ${count} étages sans ascenseur`,
		}),
	helpers: ({ count }) =>
		plural(count, { one: `${count} aide-déménageur`, other: `${count} aides-déménageurs` }),
	packing: "Aide à l’emballage",
	weekend: ({ percent }) => `Supplément week-end, ${percent} %`,
	evening: ({ percent }) => `Supplément soirée, ${percent} %`,
	minimum: "Complément jusqu’au prix minimum",
	move: "Déménagement",
	deposit: "Acompte",
	fee: "Frais d’annulation",
	toPay: "À payer",
	depositPaid: "Acompte payé",
	depositLessRefunds: "Acompte, remboursements déduits",
	collected: { cash: "Payé au chauffeur en espèces", card: "Payé au chauffeur par carte" },
	toRefund: "À rembourser",
	stillDue: "Reste dû",
	dueOnDay: "À payer le jour même",
	dueOnDelivery: "À payer à la livraison",
	noFixed: "Pas de prix fixe",
	callLater: "Nous vous appellerons pour vous indiquer un prix",
};
